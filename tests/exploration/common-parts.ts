/** What the worlds of orders and of items have in common. */
import { openSubmission, type SubmissionOptions } from '@/api/submission/use-submission'
import { SLOW_AFTER } from '@/api/submission/waiting'
import type { OpenPayment } from '@/features/shared/payment/payment-record'
import {
  type PaymentKind,
  type PaymentObstacle,
  paymentOptions,
  paymentPlan,
  type PaymentReport,
} from '@/features/shared/payment/payment-submission'
import type { createApp } from '@tests/support/app'

/** For so long that the person is told so. */
export const NO_ANSWER = 'no answer comes'
/** What may still arrive has done so by then, or never will. */
export const TWO_MINUTES = 'two minutes pass'

type App = Pick<ReturnType<typeof createApp>, 'device' | 'network'>
type Events = Record<string, (() => void) | undefined>

/** What can happen once to any device, and what the world adds, as far as it is `wanted`. */
export function rareEvents({ device, network }: App, wanted: readonly string[] = [], more: Events) {
  const all: Events = {
    'the network goes': () => (device.isOnline = false),
    [NO_ANSWER]: () => device.pass(SLOW_AFTER),
    [TWO_MINUTES]: () => {
      network.expire()
      device.pass(120_000)
    },
    'the clock jumps back': () => device.setClockAhead(-86_400_000),
    'the clock jumps ahead': () => device.setClockAhead(86_400_000),
    ...more,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes(name)))
}

/** The submission of a payment, as `usePayment` opens it. */
export function openPayment<Fresh>(
  submissions: Map<string, unknown>,
  userId: string,
  kind: PaymentKind<Fresh>,
  record: OpenPayment,
  broken: Partial<SubmissionOptions<PaymentReport, Fresh>> = {},
) {
  const submission = openSubmission<PaymentReport, Fresh, PaymentObstacle>(
    submissions,
    userId,
    kind.submissionKey,
    { ...paymentOptions(kind, record), ...broken },
  )
  return {
    submission,
    submit: (report: PaymentReport) =>
      submission.submit(report, paymentPlan(kind, record, userId, report)),
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
