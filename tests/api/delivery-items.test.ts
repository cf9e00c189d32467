/** Calls 23 and 24 send back all items of an order, as the provider sent them. */
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type DeliveryOrder, itemsPaying, itemsRequesting } from '@/api/contract/delivery'
import { orderById } from '@/api/contract/order'

const delivery = { requested: true, requestedAt: '2026-09-05T06:30:00.000Z' } as DeliveryOrder
const before = { requested: true, isAccepted: true, charges: '940', note: 'gate 2' }
const turmeric = { _id: ' i1 ', sku: 'TRM', grade: { moisture: '12%' }, deliveryRequest: before }
const chilli = { _id: 'i2', sku: 'CHL', isSold: 'false' }
const unreadable = [{ sku: 'NO-ID' }, null]

const orderItems = [turmeric, chilli, ...unreadable]
const order = z.parse(orderById.response, { _id: 'o1', orderItems })

it('replaces the request of one item, and leaves out none that the client cannot parse', () => {
  expect(order.items).toHaveLength(2)
  expect(itemsRequesting(order, 'i2', delivery)).toEqual([
    turmeric,
    { ...chilli, deliveryRequest: delivery },
    ...unreadable,
  ])
})

it('adds a payment to all that the request holds', () => {
  const payment = { transactionId: 'UTR1', paidAt: '2026-09-06T06:30:00.000Z' }
  expect(itemsPaying(order, 'i1', payment)).toEqual([
    { ...turmeric, deliveryRequest: { ...before, ...payment } },
    chilli,
    ...unreadable,
  ])
})

it('throws for an item that the order does not have', () => {
  expect(() => itemsRequesting(order, 'gone', delivery)).toThrow(RangeError)
})
