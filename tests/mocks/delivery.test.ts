import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import {
  type DeliveryOrder,
  itemsPaying,
  itemsRequesting,
  payDelivery,
  requestDelivery,
} from '@/api/contract/delivery'
import { orderById } from '@/api/contract/order'
import { ids, provider } from '@tests/provider'

const requestedAt = '2026-09-05T06:30:00.000Z'
const delivery: DeliveryOrder = {
  requested: true,
  requestedAt,
  address: {
    _id: 'a1',
    name: 'Savita Jadhav',
    mobileNo: '9876543210',
    email: '',
    firmName: '',
    addressLine1: 'Gat No. 214',
    addressLine2: '',
    city: 'Nashik',
    pincode: '422303',
  },
}

/** Savita's order of 80 kg of turmeric and 50 kg of chilli, as the provider holds it. */
function order() {
  const found = provider.world.people[ids.savita]?.orders.find(({ status }) => status === 'active')
  if (!found) throw new Error('no active order')
  return found
}

const item = (index: number) => order().orderItems[index]
const read = () => call(orderById, { path: { orderId: order()._id } })

async function request(change: (items: unknown[]) => unknown[] = (items) => items, index = 0) {
  const orderItems = change(itemsRequesting(await read(), item(index)?._id ?? '', delivery))
  return call(requestDelivery, { body: { orderId: order()._id, orderItems } })
}

async function pay(transactionId = 'UTR1') {
  const payment = { transactionId, paidAt: '2026-09-06T06:30:00.000Z' }
  const orderItems = itemsPaying(await read(), item(0)?._id ?? '', payment)
  return call(payDelivery, { body: { orderId: order()._id, orderItems } })
}

describe('a delivery request', () => {
  it.each<[string, (items: unknown[]) => unknown[]]>([
    ['an item is missing', (items) => items.slice(1)],
    ['an item comes twice', ([first, ...others]) => [first, first, ...others]],
    ['no item is another', () => order().orderItems],
    [
      'another item is not the same',
      ([first, second]) => [first, { ...Object(second), unit: 't' }],
    ],
    [
      'the item itself is not the same',
      ([first, second]) => [{ ...Object(first), unit: 't' }, second],
    ],
    [
      'two are asked for',
      (items) => items.map((one) => ({ ...Object(one), deliveryRequest: delivery })),
    ],
  ])('is refused when %s', async (_, change) => {
    const before = structuredClone(order())
    await expect(request(change)).rejects.toMatchObject({ status: 409 })
    expect(order()).toEqual(before)
  })

  it('is refused for what is sold', async () => {
    const first = item(0)
    if (first) first.isSold = true
    await expect(request()).rejects.toMatchObject({ status: 409 })
  })
})

describe('the charges of a delivery', () => {
  it('are accepted once the delivery is accepted', async () => {
    await request()
    await expect(pay()).rejects.toMatchObject({ status: 409 })
    expect(provider.acceptDeliveries({ charges: 940, days: 3 })).toBe(1)
    expect(provider.acceptDeliveries()).toBe(0)
    await pay()
    const [first] = (await read()).items
    expect(first?.deliveryRequest).toMatchObject({
      requested: true,
      requestedAt,
      isAccepted: true,
      charges: 94_000,
      transactionId: 'UTR1',
      paidAt: '2026-09-06T06:30:00.000Z',
      status: 'Payment Verification Pending',
    })
  })
})

it('sends every item back unchanged, even one that the client cannot parse', async () => {
  const broken = [{ sku: 'NO-ID', grade: { moisture: '12%' } }, null] as unknown[]
  provider.update(() => (order().orderItems as unknown[]).push(...broken))
  const fresh = await read()
  expect(fresh.items).toHaveLength(2)
  expect(itemsRequesting(fresh, item(1)?._id ?? '', delivery)).toEqual([
    item(0),
    { ...item(1), deliveryRequest: delivery },
    ...broken,
  ])
})

it('throws for an item that the order does not have', async () => {
  const fresh = await read()
  expect(() => itemsRequesting(fresh, 'gone', delivery)).toThrow(RangeError)
})
