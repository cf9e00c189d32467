import { sameTransactionId } from './checkout'
import { parseRupees, type Paise } from './money'

/** What a person types after transferring money: for an order, for its reverification, for a delivery. */
export interface PaymentEntry {
  amount: string
  transactionId: string
  confirmTransactionId: string
}

type PaymentMistake = 'wrongAmount' | 'noTransactionId' | 'transactionIdMismatch'

/** Field, when it is right, and the mistake otherwise: the shape of a form's rules. */
type PaymentCheck = readonly [
  field: keyof PaymentEntry,
  holds: (entry: PaymentEntry) => boolean,
  mistake: PaymentMistake,
]

/** The three checks of CHK-8, ORD-7 and DLV-3, in their order. `due` is the amount asked for. */
export function paymentChecks(due: Paise): readonly PaymentCheck[] {
  return [
    ['amount', ({ amount }) => parseRupees(amount) === due, 'wrongAmount'],
    ['transactionId', ({ transactionId }) => transactionId.trim() !== '', 'noTransactionId'],
    [
      'confirmTransactionId',
      (entry) => sameTransactionId(entry.transactionId, entry.confirmTransactionId),
      'transactionIdMismatch',
    ],
  ]
}
