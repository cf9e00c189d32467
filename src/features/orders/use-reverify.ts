import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { orderQuery, useReadPaymentsNow, useReverifyPayment } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { digestId, isDigestOf } from '@/api/submission/digest'
import { knownValue } from '@/domain/masked'
import type { Paise } from '@/domain/money'
import {
  isIdUsed,
  type PaymentEntry,
  type ReportedPayment,
  sameTransactionId,
} from '@/domain/payment'
import { isCancelledWord, isRejectedWord } from '@/domain/status'
import { isRejectionOld, type OpenPayment } from '@/features/shared/payment/payment-record'
import type { PaymentKind } from '@/features/shared/payment/payment-submission'
import { usePayment } from '@/features/shared/payment/use-payment'
import { orderPath } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { VERIFY_SHEET } from './NeededActionList'

/** ORD-7: how long the success notice stays, in ms. */
const NOTICE_TIME = 10_000

/** The order's own payment is rejected, as far as the provider says. */
export function isRejected(order: Order): boolean {
  return isRejectedWord(order.purchasePaymentStatus)
}

const idOf = (order: Order) => knownValue(order.transactionId)

interface ReverifyCalls {
  /** Undefined once the order is deleted. */
  readOrder: (signal: AbortSignal) => Promise<Order | undefined>
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
  send: (transactionId: string) => Promise<unknown>
}

/** Another transaction ID for a rejected order. */
function reverifyKind(
  orderId: string,
  record: OpenPayment,
  { readOrder, readPayments, send }: ReverifyCalls,
): PaymentKind<Order | undefined> {
  return {
    submissionKey: `reverify ${orderId}`,
    lockName: `order ${orderId}`,
    read: readOrder,
    findArrived(fresh, digest) {
      if (!fresh || !isDigestOf(digest, idOf(fresh))) return undefined
      // The ID that was rejected may be sent again: then only the status tells.
      return isRejected(fresh) && record.read().replaces === digest ? undefined : idOf(fresh)
    },
    async plan({ transactionId }, fresh, arrived, signal) {
      if (!fresh || isCancelledWord(fresh.status)) return 'closed'
      if (!isRejected(fresh))
        return sameTransactionId(idOf(fresh), transactionId) ? 'done' : 'paid-otherwise'
      const { isAsAgreed, seen } = record.read()
      if (!isAsAgreed && seen !== undefined && seen !== fresh.totalAmount) return 'changed'
      if (isIdUsed(await readPayments(signal), transactionId, { orderId })) return 'id-used'
      if (arrived !== undefined && !isDigestOf(arrived, idOf(fresh))) return 'behind'
      record.change({ replaces: digestId(idOf(fresh)) })
      return () => send(transactionId)
    },
  }
}

/** An order that is not there any more reads as undefined. */
function unlessMissing<T>(read: (signal: AbortSignal) => Promise<T>) {
  return async (signal: AbortSignal): Promise<T | undefined> => {
    try {
      return await read(signal)
    } catch (error) {
      if (error instanceof ApiError && error.isMissing) return undefined
      throw error
    }
  }
}

export type Reverify = ReturnType<typeof useReverify>

/**
 * Another transaction ID for a rejected payment, sent once. After an unknown outcome the order
 * shows whether it arrived. `onDone` is called when it has.
 */
export function useReverify(order: Order, onDone: () => void) {
  const userId = useSignedInUserId()
  const [isNews, setNews] = useState(false)
  const { mutateAsync: send } = useReverifyPayment(order.id)
  const readOrder = unlessMissing(useReadNow(orderQuery(userId, order.id)))
  const readPayments = useReadPaymentsNow()
  const payment = usePayment(`reverify.${order.id}`, (record: OpenPayment) =>
    reverifyKind(order.id, record, { readOrder, readPayments, send }),
  )
  const { state, submission, record } = payment

  const notifyDone = useEffectEvent(onDone)
  useEffect(() => {
    if (state.kind !== 'done') return
    submission.clear()
    setNews(true)
    notifyDone()
  }, [state, submission])

  useEffect(() => {
    if (!isNews) return
    const timer = setTimeout(() => setNews(false), NOTICE_TIME)
    return () => clearTimeout(timer)
  }, [isNews])

  // What the provider says of the payment before this one is no news of it.
  const isOpen = isRejected(order) && !isRejectionOld(payment, digestId(idOf(order)))
  useEffect(() => {
    if (!isRejected(order)) record.settle()
    else if (isOpen) record.beginAgain()
  }, [order, isOpen, record])

  return {
    ...payment,
    /** The provider asks for another ID. */
    isOpen,
    /** The order, without a rejection that is no news. */
    order: isOpen || !isRejected(order) ? order : { ...order, purchasePaymentStatus: 'pending' },
    /** It has arrived within the last ten seconds. */
    isNews,
    /** Its form is open: from now on the payment waits for its transaction ID. */
    open(due: Paise): void {
      payment.wait(due, orderPath(order.id, false), VERIFY_SHEET)
      if (payment.seen === undefined) payment.change({ seen: due })
    },
    send(entry: PaymentEntry, due: Paise): void {
      payment.submit(entry.transactionId, { method: 'bank-transfer', amount: due, items: [] })
    },
  }
}
