import * as z from 'zod/mini'
import { parseRupees } from '@/domain/money'
import { comparableId, type PaymentEntry, sameTransactionId } from '@/domain/payment'
import {
  notAnIdReasons,
  type NotAnIdReason,
  reasonNotAnId,
  type Paid,
} from '@/domain/transaction-id'
import { type Messages, rule } from '@/ui/form-rule'

type PaymentMessages = Messages<
  'wrongAmount' | 'noTransactionId' | NotAnIdReason | 'transactionIdMismatch'
>

/** The three checks of CHK-8, ORD-7 and DLV-3, in their order; † the ID is nothing else. */
export function paymentSchema(t: PaymentMessages, paid: Paid) {
  const text = z.string()
  return z.object({ amount: text, transactionId: text, confirmTransactionId: text }).check(
    rule<PaymentEntry>(
      'amount',
      ({ amount }) => parseRupees(amount) === paid.due,
      t('wrongAmount'),
    ),
    rule<PaymentEntry>(
      'transactionId',
      ({ transactionId }) => comparableId(transactionId) !== '',
      t('noTransactionId'),
    ),
    ...notAnIdReasons.map((what) =>
      rule<PaymentEntry>(
        'transactionId',
        ({ transactionId }) => reasonNotAnId(transactionId, paid) !== what,
        t(what),
      ),
    ),
    rule<PaymentEntry>(
      'confirmTransactionId',
      (entry) => sameTransactionId(entry.transactionId, entry.confirmTransactionId),
      t('transactionIdMismatch'),
    ),
  )
}
