import { useEffect, useEffectEvent, useState } from 'react'
import type { Order } from '@/api/contract/order'
import { nullIfMissing } from '@/api/errors'
import { orderQuery, useReadPaymentsNow, useReverifyPayment } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { digestId } from '@/domain/digest'
import { knownValue } from '@/domain/masked'
import type { Paise } from '@/domain/money'
import type { PaymentEntry, ReportedPayment } from '@/domain/payment'
import { isCancelledWord, isRejectedWord } from '@/domain/status'
import { demandedKind } from '@/features/shared/payment/demanded-payment'
import type { Demand, OpenPayment } from '@/features/shared/payment/payment-record'
import type { PaymentKind } from '@/features/shared/payment/payment-submission'
import { usePayment } from '@/features/shared/payment/use-payment'
import { orderPath } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { VERIFY_TRANSACTION_ID } from '@/features/shared/order/needed-actions'

/** ORD-7: how long the success notice stays, in ms. */
const NOTICE_TIME = 10_000

/** The order's own payment is rejected, as far as the provider says. */
export function isRejected(order: Order): boolean {
  return isRejectedWord(order.purchasePaymentStatus)
}

/** Another transaction ID for this order. `undefined`: it is deleted. */
export function reverifyDemand(order: Order | undefined): Demand {
  const isOpen = order && !isCancelledWord(order.status)
  const transactionId = order?.transactionId ?? ''
  return {
    stage: isOpen ? (isRejected(order) ? 'rejected' : 'paid') : 'closed',
    due: order?.totalAmount,
    transactionId,
    mark: digestId(knownValue(transactionId)),
  }
}

interface ReverifyCalls {
  /** Undefined once the order is deleted. */
  readOrder: (signal: AbortSignal) => Promise<Order | undefined>
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
  send: (transactionId: string) => Promise<unknown>
}

export function reverifyKind(
  orderId: string,
  record: OpenPayment,
  { readOrder, readPayments, send }: ReverifyCalls,
): PaymentKind<Order | undefined> {
  return demandedKind(record, {
    submissionKey: `reverify ${orderId}`,
    lockName: `order ${orderId}`,
    own: { orderId },
    read: readOrder,
    demandOf: reverifyDemand,
    readPayments,
    send: (_, transactionId) => send(transactionId),
  })
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
  const readNow = useReadNow(orderQuery(userId, order.id))
  // Undefined: it is not there any more.
  const readOrder = async (signal: AbortSignal) =>
    (await readNow(signal).catch(nullIfMissing)) ?? undefined
  const readPayments = useReadPaymentsNow()
  const demand = reverifyDemand(order)
  const payment = usePayment(
    `reverify.${order.id}`,
    (record) => reverifyKind(order.id, record, { readOrder, readPayments, send }),
    demand,
  )
  const { state, submission, stage } = payment

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

  return {
    ...payment,
    /** The order, without a rejection that is no news. */
    order:
      demand.stage === 'rejected' && stage === 'paid'
        ? { ...order, purchasePaymentStatus: 'pending' }
        : order,
    /** It has arrived within the last ten seconds. */
    isNews,
    /** Its form is open: from now on the payment waits for its transaction ID. */
    open: (due: Paise) => payment.wait(due, orderPath(order.id, false), VERIFY_TRANSACTION_ID),
    send(entry: PaymentEntry, due: Paise): void {
      payment.submit(entry.transactionId, { method: 'bank-transfer', amount: due, items: [] })
    },
  }
}
