import { useEffect, useState } from 'react'
import type { Address } from '@/api/contract/address'
import type { OrderItem } from '@/api/contract/order-item'
import { usePayDelivery, useRequestDelivery } from '@/api/hooks/delivery'
import { orderQuery, useReadPaymentsNow } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { itemKeys } from '@/api/submission/item-writes'
import { isBusy } from '@/api/submission/submission'
import { useSubmission } from '@/api/submission/use-submission'
import { now } from '@/clock'
import { deliveryStage, isDeliveryPaid, stageAfterSending } from '@/domain/delivery'
import type { Paise } from '@/domain/money'
import { paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { deliveryDraft, isNewPayment } from './delivery-draft'
import {
  addressToSend,
  type DeliveryObstacle,
  deliveryOptions,
  type FreshItem,
  paymentPlan,
  requestPlan,
} from './delivery-submission'

export type Delivery = ReturnType<typeof useDelivery>

/**
 * The request and the payment of one item's delivery. Each is sent once, with all items of a
 * freshly read order, so that no newer data is overwritten. After an unknown outcome the order
 * shows whether it arrived.
 */
export function useDelivery(orderId: string, item: OrderItem) {
  const { id: itemId } = item
  const userId = useSignedInUserId()
  const [draft] = useState(() => deliveryDraft(userId, itemId))
  const readOrder = useReadNow(orderQuery(userId, orderId))
  const readPayments = useReadPaymentsNow()
  const requestDelivery = useRequestDelivery(orderId)
  const payDelivery = usePayDelivery(orderId)

  const { request: requestOptions, payment: paymentOptions } = deliveryOptions(
    { orderId, itemId },
    readOrder,
    draft,
  )
  const request = useSubmission<string, FreshItem, DeliveryObstacle>(
    itemKeys.request(itemId),
    requestOptions,
  )
  const payment = useSubmission<string, FreshItem, DeliveryObstacle>(
    itemKeys.payment(itemId),
    paymentOptions,
  )

  const providerStage = deliveryStage(item)
  const isRequested = request.state.kind === 'done'
  const hasPaid = payment.state.kind === 'done'
  const isRequestKnown = isRequested && providerStage !== 'none'
  // A rejection of the payment before this one is no news of this one.
  const isRejectedSince = providerStage === 'rejected' && hasPaid && isNewPayment(item, draft)
  const isPaymentKnown =
    (isDeliveryPaid(providerStage) || isRejectedSince) && !isBusy(payment.state)
  useEffect(() => {
    if (isRequestKnown) request.submission.clear()
  }, [isRequestKnown, request.submission])
  useEffect(() => {
    if (!isPaymentKnown) return
    payment.submission.clear()
    draft.clear()
  }, [isPaymentKnown, payment.submission, draft])

  useEffect(() => {
    if (hasPaid && draft.read().waiting) draft.change({ waiting: undefined })
  }, [hasPaid, draft])

  return {
    draft,
    /** Where to pay is on screen: from now on the payment waits for its transaction ID. */
    seePayee(due: Paise): void {
      const path = paths.deliveryRequest({ productId: itemId, orderId })
      draft.change({ waiting: { due, path: `${path}?step=2` } })
    },
    readOrder,
    /** The provider's stage, or the later one that was sent since. */
    stage: stageAfterSending(providerStage, { isRequested, hasPaid }),
    requesting: request.state,
    stopRequesting: request.submission.stopWaiting,
    paying: payment.state,
    stopPaying: payment.submission.stopWaiting,
    request(address: Address): void {
      const requestedAt = now().toISOString()
      const delivery = { requested: true as const, requestedAt, address: addressToSend(address) }
      const plan = requestPlan(userId, itemId, delivery, requestDelivery.mutateAsync)
      void request.submission.submit(requestedAt, plan)
    },
    /** `agreed`: the charges that were shown and paid. */
    pay(transactionId: string, agreed: Paise): void {
      const paid = { transactionId, paidAt: now().toISOString() }
      const context = { agreed, draft, readPayments }
      const plan = paymentPlan(userId, itemId, paid, context, payDelivery.mutateAsync)
      void payment.submission.submit(transactionId, plan)
    },
  }
}
