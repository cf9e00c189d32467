/** What the worlds of orders and of items have in common. */
import type { OpenSubmissions } from '@/api/submission/SubmissionsContext'
import { SLOW_AFTER } from '@/api/submission/waiting'
import type { OpenPayment } from '@/features/shared/payment/payment-record'
import {
  openPaymentSubmission,
  type PaymentKind,
  paymentLookUp,
  type PaymentReport,
  paymentSending,
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

/** Guards of a submission, to break. */
export interface Broken {
  open?: typeof openPaymentSubmission
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
  { open = openPaymentSubmission, refuse, ...broken }: Broken = {},
) {
  const guarded = { ...kind, ...broken }
  const submission = open(page, userId, guarded.submissionKey, guarded.lockName)
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
