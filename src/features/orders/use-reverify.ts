import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import type { Order } from '@/api/contract/order'
import { orderQuery, useReadPaymentsNow, useReverifyPayment } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { digestId, isDigestOf } from '@/api/submission/digest'
import type { SubmissionPlan } from '@/api/submission/gateway'
import { type SubmissionOptions, useSubmission } from '@/api/submission/use-submission'
import {
  isIdUsed,
  type PaymentEntry,
  type ReportedPayment,
  sameTransactionId,
  transactionIdToSend,
} from '@/domain/payment'
import { knownValue } from '@/domain/masked'
import { isRejectedWord } from '@/domain/status'
import type { Paise } from '@/domain/money'
import { orderPath } from '@/paths'
import { paymentDraft } from '@/session/payment-draft'
import { useSignedInUserId } from '@/session/session'
import { VERIFY_SHEET } from './NeededActionList'

/** ORD-7: how long the success notice stays, in ms. */
const NOTICE_TIME = 10_000

export function isRejected(order: Order): boolean {
  return isRejectedWord(order.purchasePaymentStatus)
}

function reverifyOptions(
  orderId: string,
  read: (signal: AbortSignal) => Promise<Order>,
): SubmissionOptions<string, Order> {
  return {
    schema: z.string(),
    lockName: `order ${orderId}`,
    read,
    toRecord: digestId,
    findArrived: (fresh, attempt) =>
      !isRejected(fresh) && isDigestOf(attempt, knownValue(fresh.transactionId))
        ? knownValue(fresh.transactionId)
        : undefined,
  }
}

/**
 * - id-used: another payment of this person has this transaction ID
 * - behind: the order does not show yet the ID that was sent before
 */
type ReverifyObstacle = 'changed' | 'id-used' | 'behind'

function reverifyPlan(
  transactionId: string,
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>,
  send: (transactionId: string) => Promise<unknown>,
): SubmissionPlan<string, Order, ReverifyObstacle> {
  return {
    async check(fresh, { arrived }, signal) {
      if (!isRejected(fresh)) {
        const isSame = sameTransactionId(transactionId, knownValue(fresh.transactionId))
        return isSame ? 'done' : 'changed'
      }
      const isUsed = isIdUsed(await readPayments(signal), transactionId, { orderId: fresh.id })
      if (isUsed) return 'id-used'
      const isBehind =
        arrived !== undefined && !isDigestOf(arrived, knownValue(fresh.transactionId))
      return isBehind ? 'behind' : 'send'
    },
    send: () => send(transactionId),
  }
}

export type Reverify = ReturnType<typeof useReverify>

/**
 * Another transaction ID for a rejected payment, sent once. After an unknown outcome the order
 * shows whether it arrived. `onDone` is called when it has.
 */
export function useReverify(order: Order, onDone: () => void) {
  const userId = useSignedInUserId()
  // People leave for their banking app, and the phone discards the tab.
  const [draft] = useState(() =>
    paymentDraft<object>(`reverify.${order.id}`, z.object({}), {})(userId),
  )
  const [isNews, setNews] = useState(false)
  const reverifyPayment = useReverifyPayment(order.id)
  const readOrder = useReadNow(orderQuery(userId, order.id))
  const readPayments = useReadPaymentsNow()
  const { submission, state } = useSubmission<string, Order, ReverifyObstacle>(
    `reverify ${order.id}`,
    reverifyOptions(order.id, readOrder),
  )

  const notifyDone = useEffectEvent(onDone)
  useEffect(() => {
    if (state.kind !== 'done') return
    submission.clear()
    draft.clear()
    setNews(true)
    notifyDone()
  }, [state, submission, draft])

  useEffect(() => {
    if (!isNews) return
    const timer = setTimeout(() => setNews(false), NOTICE_TIME)
    return () => clearTimeout(timer)
  }, [isNews])

  return {
    state,
    stopWaiting: submission.stopWaiting,
    /** It has arrived within the last ten seconds. */
    isNews,
    /** Reads and writes the typed values. */
    readDraft: (): PaymentEntry => draft.read().entry,
    writeDraft: (entry: PaymentEntry) => draft.change({ entry }),
    /** Its form is open: from now on the payment waits for its transaction ID. */
    wait(due: Paise): void {
      const path = orderPath(order.id, false)
      draft.change({ waiting: { due, path, sheet: VERIFY_SHEET } })
    },
    submit(entry: PaymentEntry): void {
      const transactionId = transactionIdToSend(entry.transactionId)
      void submission.submit(
        transactionId,
        reverifyPlan(transactionId, readPayments, reverifyPayment.mutateAsync),
      )
    },
  }
}
