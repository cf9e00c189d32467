import * as z from 'zod/mini'
import {
  DeliveryOrderSchema,
  DeliveryPaymentSchema,
  payDelivery,
  requestDelivery,
} from '@/api/contract/delivery'
import type { WireOrder } from '@/api/contract/order'
import type { WireOrderItem } from '@/api/contract/order-item'
import { answer } from '@/mocks/answer'
import { refuse } from '@/mocks/refuse'
import { orderOf, replaceOrder, type World } from '@/mocks/world'
import { succeeded } from './succeeded'

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
 * The one item whose `deliveryRequest` is another. The real provider puts the posted items in the place of its own:
 * whatever else differs would be lost, and is refused here.
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
  return { order, ...only }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : refuse(400, 'Missing or wrong field: deliveryRequest')
}

function replaceDelivery(world: World, order: WireOrder, item: WireOrderItem, delivery: Delivery) {
  const orderItems = order.orderItems.map((other) =>
    other === item ? { ...item, deliveryRequest: delivery } : other,
  )
  replaceOrder(world, { ...order, orderItems })
}

export const deliveryAnswers = {
  requestDelivery: answer(requestDelivery, ({ body, world }) => {
    const { order, item, delivery } = chosen(world, body)
    const requested = read(DeliveryOrderSchema, delivery)
    replaceDelivery(world, order, item, { ...requested, isAccepted: false })
    return succeeded('Delivery requested')
  }),

  // A second payment is taken like the first, as the real provider would: it must show in a test.
  payDelivery: answer(payDelivery, ({ body, world }) => {
    const { order, item, delivery } = chosen(world, body)
    const before = item.deliveryRequest
    if (!before?.isAccepted) refuse(409, 'The delivery is not accepted')
    const { transactionId, paidAt } = read(DeliveryPaymentSchema, delivery)
    if (JSON.stringify(delivery) !== JSON.stringify({ ...before, transactionId, paidAt }))
      refuse(409, 'The request is not the same')
    const status = 'Payment Verification Pending'
    replaceDelivery(world, order, item, { ...before, transactionId, paidAt, status })
    return succeeded('Payment submitted')
  }),
}
