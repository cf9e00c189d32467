/** What the worlds of orders and of items have in common. */
import type { OpenSubmissions } from '@/api/submission/SubmissionsContext'
import type { OpenPayment } from '@/features/shared/payment/payment-record'
import {
  openPaymentSubmission,
  type PaymentKind,
  paymentLookUp,
  type PaymentReport,
  paymentSending,
} from '@/features/shared/payment/payment-submission'

/** Guards of a submission, to break. */
export interface Broken {
  findArrived?: () => undefined
  refuse?: () => undefined
  lockName?: string
}

/** The submission of a payment, as `usePayment` opens it. */
export function openPayment<Fresh>(
  page: OpenSubmissions,
  userId: string,
  kind: PaymentKind<Fresh>,
  record: OpenPayment,
  { refuse, ...broken }: Broken = {},
) {
  const guarded = { ...kind, ...broken }
  const submission = openPaymentSubmission(page, userId, guarded.submissionKey, guarded.lockName)
  return {
    submission,
    lookUp: () => submission.lookUp(paymentLookUp(guarded, record)),
    submit: (report: PaymentReport) =>
      submission.submit(report, {
        ...paymentSending(guarded, record, userId, report),
        ...(refuse && { refuse }),
      }),
  }
}

export const entryOf = (transactionId: string) => ({
  amount: '1',
  transactionId,
  confirmTransactionId: transactionId,
})

export interface Typed {
  transactionId: string
  /** In which it was typed: a log-out forgets it. */
  visit: number
}

/** Tabs share a payment's record: throws unless it holds what one was told in this visit. */
export function checkStored(typed: readonly Typed[], visit: number, stored: string): void {
  const current = typed.filter((each) => each.visit === visit)
  if (current.length > 0 && !current.some(({ transactionId }) => stored.includes(transactionId)))
    throw new Error('what was typed is lost')
}
