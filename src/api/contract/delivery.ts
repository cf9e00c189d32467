import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import type { Order } from './order'
import { addressShape } from './postal'
import { done, isRecord } from './readers'
import { type Source } from './structures'

/** A request for delivery, with the whole address as one object. */
export const DeliveryOrderSchema = z.strictObject({
  requested: z.literal(true),
  requestedAt: z.string(),
  address: z.strictObject({ _id: z.string(), ...addressShape }),
})
export type DeliveryOrder = z.output<typeof DeliveryOrderSchema>

/** Fields that a payment adds to the request as the provider holds it. */
export const DeliveryPaymentSchema = z.object({
  transactionId: z.string().check(z.minLength(1)),
  paidAt: z.string(),
})
export type DeliveryPayment = z.output<typeof DeliveryPaymentSchema>

/** All items of the order, with all fields that the provider has in them. */
const request = z.strictObject({
  orderId: z.string(),
  orderItems: z.array(z.unknown()).check(z.minLength(1)),
})

export const requestDelivery = endpoint({
  call: 23,
  name: 'requestDelivery',
  method: 'POST',
  path: '/purchase/order/delivery/request',
  request,
  response: done(),
})

export const payDelivery = endpoint({
  call: 24,
  name: 'payDelivery',
  method: 'POST',
  path: '/purchase/order/delivery/request/update',
  request,
  response: done(),
})

/**
 * All items of an order as the provider sent them, one with a new `deliveryRequest`. Throws
 * RangeError when the order has no such item.
 */
function itemsToSend(
  { itemSources }: Order,
  itemId: string,
  deliveryRequest: (before: Source) => object,
): unknown[] {
  const isMeant = (source: unknown): source is Source =>
    isRecord(source) && String(source._id).trim() === itemId
  if (!itemSources.some(isMeant)) throw new RangeError('the order has no such item')
  return itemSources.map((source) => {
    if (!isMeant(source)) return source
    const before = isRecord(source.deliveryRequest) ? source.deliveryRequest : {}
    return { ...source, deliveryRequest: deliveryRequest(before) }
  })
}

/** The items of call 23. */
export function itemsRequesting(order: Order, itemId: string, delivery: DeliveryOrder): unknown[] {
  return itemsToSend(order, itemId, () => delivery)
}

/** The items of call 24. */
export function itemsPaying(order: Order, itemId: string, payment: DeliveryPayment): unknown[] {
  return itemsToSend(order, itemId, (before) => ({ ...before, ...payment }))
}
