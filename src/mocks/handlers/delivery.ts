import {
  DeliveryOrderSchema,
  DeliveryPaymentSchema,
  payDelivery,
  requestDelivery,
} from '@/api/contract/delivery'
import type { WireOrderItem } from '@/api/contract/order-item'
import { answer, succeeded } from '@/mocks/answer'
import { parse, refuse } from '@/mocks/refusal'
import { orderOf, replaceOrder, type World } from '@/mocks/world'

type Delivery = NonNullable<WireOrderItem['deliveryRequest']>

interface Posted {
  orderId: string
  orderItems: readonly unknown[]
}

function withoutDelivery(item: unknown): string {
  const { deliveryRequest: _, ...rest } = item as Record<string, unknown>
  return JSON.stringify(rest)
}

/**
 * The one item whose `deliveryRequest` changed. The real provider replaces its items with the
 * posted ones, so any other difference would lose data and is refused here.
 */
function chosen(world: World, { orderId, orderItems }: Posted) {
  const order = orderOf(world, orderId)
  if (orderItems.length !== order.orderItems.length) refuse(409, 'Not all items of the order')
  const changed = order.orderItems.flatMap((item, index) => {
    const posted = orderItems[index]
    if (JSON.stringify(posted) === JSON.stringify(item)) return []
    if (withoutDelivery(posted) !== withoutDelivery(item)) refuse(409, 'An item is not the same')
    return [{ item, delivery: (posted as { deliveryRequest?: unknown }).deliveryRequest }]
  })
  const [only, ...others] = changed
  if (!only || others.length > 0) refuse(409, 'Not one item of the order')
  if (only.item.isSold) refuse(409, 'The product is sold')
  const replace = (deliveryRequest: Delivery) => {
    const item = { ...only.item, deliveryRequest }
    const items = order.orderItems.map((other) => (other === only.item ? item : other))
    replaceOrder(world, { ...order, orderItems: items })
  }
  return { ...only, replace }
}

export const deliveryAnswers = {
  requestDelivery: answer(requestDelivery, ({ body, world }) => {
    const { delivery, replace } = chosen(world, body)
    const requested = parse(DeliveryOrderSchema, delivery)
    replace({ ...requested, isAccepted: false })
    return succeeded('Delivery requested')
  }),

  // Accepts a second payment, like the real provider, so that tests can detect one.
  payDelivery: answer(payDelivery, ({ body, world }) => {
    const { item, delivery, replace } = chosen(world, body)
    const before = item.deliveryRequest
    if (!before?.isAccepted) refuse(409, 'The delivery is not accepted')
    const { transactionId, paidAt } = parse(DeliveryPaymentSchema, delivery)
    if (world.storesAsSent) {
      replace(delivery as Delivery)
      return succeeded('Payment submitted')
    }
    if (JSON.stringify(delivery) !== JSON.stringify({ ...before, transactionId, paidAt }))
      refuse(409, 'The request is not the same')
    const status = 'Payment Verification Pending'
    replace({ ...before, transactionId, paidAt, status })
    return succeeded('Payment submitted')
  }),
}
