import * as z from 'zod/mini'
import { isSeveralWords } from '@/domain/bank-message'
import { parseRupees } from '@/domain/money'
import {
  comparableId,
  type Doubt,
  doubts,
  isDue,
  notAnIdReasons,
  type NotAnIdReason,
  type Paid,
  type PaymentEntry,
  reasonNotAnId,
  sameTransactionId,
} from '@/domain/payment'
import { type Messages, rule } from '@/ui/form-rule'

type PaymentMessages = Messages<
  'wrongAmount' | 'noTransactionId' | 'transactionIdMismatch' | NotAnIdReason | Doubt
>

/**
 * The three checks of CHK-8, ORD-7 and DLV-3, in their order; † the ID is nothing else.
 * `confirmed`: what looks like something else, and the person was asked about.
 */
export function paymentSchema(t: PaymentMessages, paid: Paid, confirmed = '') {
  const text = z.string()
  const isNot = (what: NotAnIdReason | Doubt, isAsked: (id: string) => boolean) =>
    rule<PaymentEntry>(
      'transactionId',
      ({ transactionId: id }) => reasonNotAnId(id, paid) !== what || isAsked(id),
      t(what),
    )
  const isConfirmed = (id: string) => sameTransactionId(id, confirmed)
  return z.object({ amount: text, transactionId: text, confirmTransactionId: text }).check(
    rule<PaymentEntry>(
      'amount',
      ({ amount }) => isDue(parseRupees(amount), paid),
      t('wrongAmount'),
    ),
    rule<PaymentEntry>(
      'transactionId',
      ({ transactionId }) => comparableId(transactionId) !== '' && !isSeveralWords(transactionId),
      t('noTransactionId'),
    ),
    ...notAnIdReasons.map((what) => isNot(what, () => false)),
    rule<PaymentEntry>(
      'confirmTransactionId',
      (entry) => sameTransactionId(entry.transactionId, entry.confirmTransactionId),
      t('transactionIdMismatch'),
    ),
    ...doubts.map((what) => isNot(what, isConfirmed)),
  )
}
