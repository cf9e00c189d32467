import { useEffect } from 'react'
import type { Address } from '@/api/contract/address'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { usePayDelivery, useRequestDelivery } from '@/api/hooks/delivery'
import { orderQuery, useReadPaymentsNow } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { itemKeys, orderLock } from '@/api/submission/item-writes'
import { useSubmission } from '@/api/submission/use-submission'
import { now } from '@/lib/clock'
import { deliveryStage, isDeliveryPaid, stageAfterSending } from '@/domain/delivery'
import { deliveryPaymentKey } from '@/features/shared/payment/payment-record'
import { usePayment } from '@/features/shared/payment/use-payment'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import {
  addressToSend,
  chargesDemand,
  chargesKind,
  openRequest,
  requestLookUp,
  requestPlan,
} from './delivery-submission'

export type Delivery = ReturnType<typeof useDelivery>

/**
 * The request and the payment of one item's delivery. Each is sent once, with all items of a
 * freshly read order, so that no newer data is overwritten. After an unknown outcome the order
 * shows whether it arrived.
 */
export function useDelivery(order: Order, item: OrderItem) {
  const { id: orderId } = order
  const { id: itemId } = item
  const ids = { orderId, itemId }
  const userId = useSignedInUserId()
  const readOrder = useReadNow(orderQuery(userId, orderId))
  const readPayments = useReadPaymentsNow()
  const requestDelivery = useRequestDelivery(orderId)
  const { mutateAsync: send } = usePayDelivery(orderId)

  const look = requestLookUp(ids, readOrder)
  const request = useSubmission(openRequest, itemKeys.request(itemId), look, orderLock(orderId))
  const payment = usePayment(
    deliveryPaymentKey(itemId),
    (record) =>
      chargesKind(userId, ids, record, {
        readOrder,
        readPayments,
        send,
        paidAt: () => now().toISOString(),
      }),
    chargesDemand({ order, item }),
  )
  const { state: paying, submission } = payment

  const shown = deliveryStage(item)
  const known = shown === 'rejected' && payment.stage === 'paid' ? 'verifying' : shown
  const isRequested = request.state.kind === 'done'
  const hasPaid = paying.kind === 'done'
  const isRequestKnown = isRequested && known !== 'none'
  useEffect(() => {
    if (isRequestKnown) request.submission.clear()
  }, [isRequestKnown, request.submission])

  const isPaymentKnown = hasPaid && (isDeliveryPaid(shown) || known === 'rejected')
  useEffect(() => {
    if (isPaymentKnown) submission.clear()
  }, [isPaymentKnown, submission])

  return {
    payment,
    readOrder,
    /** The provider's stage, or the later one that was sent since. */
    stage: stageAfterSending(known, { isRequested, hasPaid }),
    requesting: request.state,
    stopRequesting: request.submission.stopWaiting,
    path: paths.deliveryRequest({ itemId, orderId }),
    request(address: Address): void {
      const requestedAt = now().toISOString()
      const delivery = { requested: true as const, requestedAt, address: addressToSend(address) }
      const plan = requestPlan(userId, itemId, delivery, requestDelivery.mutateAsync)
      void request.submission.submit(requestedAt, { ...look, plan })
    },
  }
}
