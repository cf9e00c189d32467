import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { Order } from '@/api/contract/order'
import { useOfflineRefusal } from '@/api/hooks/offline-refusal'
import { useReadOrderNow, useReverifyPayment } from '@/api/hooks/order'
import { digestId } from '@/api/submission/digest'
import { useSubmission } from '@/api/submission/use-submission'
import { sameTransactionId } from '@/domain/checkout'
import { knownValue } from '@/domain/masked'
import type { PaymentEntry } from '@/domain/payment-check'
import { isRejectedWord } from '@/domain/status'
import { draft } from '@/session/drafts'
import { readUserId, useSignedInUserId } from '@/session/session'

/** Part 2, point 9: "payment-verification success notice 10 seconds" (ms). */
const NOTICE_TIME = 10_000

const DraftSchema = z.object({
  userId: z.string(),
  entry: z.object({
    amount: z.string(),
    transactionId: z.string(),
    confirmTransactionId: z.string(),
  }),
})
type ReverifyDraft = z.output<typeof DraftSchema>

const nothing = { amount: '', transactionId: '', confirmTransactionId: '' }

/** What was typed for this order: people leave for their banking app, and the phone drops the tab. */
function keptFor(userId: string, orderId: string) {
  const kept = draft(`reverify.${orderId}`, DraftSchema)

  function read(): ReverifyDraft {
    const found = kept.read()
    return found?.userId === userId ? found : { userId, entry: nothing }
  }

  return {
    read,
    change(part: Partial<ReverifyDraft>): void {
      // An answer may come after log-out, when nothing of this person may be kept any more.
      if (readUserId() === userId) kept.write({ ...read(), ...part })
    },
    clear: () => kept.clear(),
  }
}

export function isRejected(order: Order): boolean {
  return isRejectedWord(order.purchasePaymentStatus)
}

export type Reverify = ReturnType<typeof useReverify>

/**
 * Another transaction ID for a rejected payment: sent once, and after an unknown outcome the order itself tells whether it
 * has arrived. `onDone` is called when it has.
 */
export function useReverify(order: Order, onDone: () => void) {
  const userId = useSignedInUserId()
  const [kept] = useState(() => keptFor(userId, order.id))
  const [isNews, setNews] = useState(false)
  const reverifyPayment = useReverifyPayment(order.id)
  const readOrder = useReadOrderNow(order.id)
  const { isRefused, refuses } = useOfflineRefusal()
  const { submission, state } = useSubmission<string, Order, 'changed'>(`reverify ${order.id}`, {
    schema: z.string(),
    lockName: `order ${order.id}`,
    read: readOrder,
    toRecord: digestId,
    findArrived: (fresh, attempt) =>
      !isRejected(fresh) && digestId(knownValue(fresh.transactionId)) === attempt
        ? knownValue(fresh.transactionId)
        : undefined,
  })

  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (state.kind !== 'done') return
    submission.clear()
    kept.clear()
    setNews(true)
    done.current()
  }, [state, submission, kept])

  useEffect(() => {
    if (!isNews) return
    const timer = setTimeout(() => setNews(false), NOTICE_TIME)
    return () => clearTimeout(timer)
  }, [isNews])

  return {
    state,
    /** There was no network at the last tap: nothing was sent. */
    isRefused,
    /** It has just arrived: said for ten seconds. */
    isNews,
    /** What was typed so far. */
    read: (): PaymentEntry => kept.read().entry,
    keep: (entry: PaymentEntry) => kept.change({ entry }),
    submit(entry: PaymentEntry): void {
      if (state.kind !== 'unknown' && refuses()) return
      const transactionId = entry.transactionId.trim()
      void submission.submit(transactionId, {
        check(fresh) {
          if (isRejected(fresh)) return 'send'
          return sameTransactionId(transactionId, knownValue(fresh.transactionId))
            ? 'done'
            : 'changed'
        },
        send: () => reverifyPayment.mutateAsync(transactionId),
      })
    },
  }
}
