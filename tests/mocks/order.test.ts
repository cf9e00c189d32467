import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import {
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
} from '@/api/contract/order'
import { expectConsoleError } from '@tests/console'
import { ids, provider, savita } from '@tests/provider'

const dates = {
  dealStartDate: '2026-09-10T06:00:00.000Z',
  dealEndDate: '2026-09-13T06:00:00.000Z',
  deliveryStartDate: '2026-09-15T06:00:00.000Z',
}

function item(sku: string, productQuantity: number): PlaceOrderRequest['orderItems'][number] {
  const offer = provider.world.products.find((product) => product.sku === sku)
  return { _id: 'unknown', sku, ...offer, productQuantity, ...dates }
}

// 500 kg at ₹26.50 and 75 kg at ₹105.40: 13,250.00 + 7,905.00 = 21,155.00; the fee is 105.775, that is 105.78.
function order(change: Partial<PlaceOrderRequest> = {}): PlaceOrderRequest {
  return {
    userId: ids.savita,
    name: 'Savita Jadhav',
    mobileNo: '9876543210',
    email: '',
    firmName: '',
    addressLine1: 'Gat No. 214',
    addressLine2: '',
    pincode: '422303',
    city: 'Nashik',
    bankDetails: { userName: 'Savita Ramdas Jadhav', accNo: '000123450001' },
    orderItems: [item('WHT-LOK1-D', 500), item('DAL-TUR-D', 75)],
    totalAmount: 21260,
    additionalCharges: 105.78,
    transactionId: 'UTR0001',
    ...change,
  }
}

const place = (change?: Partial<PlaceOrderRequest>) => call(placeOrder, { body: order(change) })
describe('a placed order', () => {
  it('comes first in the list, pending in every respect, and empties the cart', async () => {
    const displayId = await place()
    expect(displayId).toMatch(/^SD\d{4}-\d{6}$/)
    const { orders } = await call(ordersOfUser, { path: { userId: ids.savita } })
    expect(orders).toHaveLength(5)
    expect(orders[0]).toMatchObject({
      displayId,
      status: 'pending',
      purchasePaymentStatus: 'pending',
      soldStatus: 'pending',
      isSold: false,
      transactionId: 'UTR0001',
      totalAmount: 21260_00,
      additionalCharges: 105_78,
      items: [{ name: 'Wheat Lokwan', quantity: 500_000 }, { name: 'Tur Dal Latur' }],
    })
    expect(savita().cart).toEqual([])
  })

  it('keeps the deal dates and gives every item an id of its own', async () => {
    await place()
    const items = savita().orders[0]?.orderItems ?? []
    expect(items[0]).toMatchObject({ ...dates, sku: 'WHT-LOK1-D' })
    expect(new Set(items.map(({ _id }) => _id)).size).toBe(2)
    expect(items[0]?._id).not.toBe(item('WHT-LOK1-D', 1)._id)
  })

  it('with the same transaction ID is taken again', async () => {
    await place()
    await place()
    expect(savita().orders.filter(({ transactionId }) => transactionId === 'UTR0001')).toHaveLength(
      2,
    )
  })
})

describe('the amounts are worked out again', () => {
  it.each<[string, Partial<PlaceOrderRequest>]>([
    ['a total that is not cut off but rounded up', { totalAmount: 21261 }],
    ['a total without the fee', { totalAmount: 21155 }],
    ['a fee that is rounded down', { additionalCharges: 105.77 }],
    ['a fee that is not rounded', { additionalCharges: 105.775 }],
    ['a fee of nothing', { additionalCharges: 0 }],
  ])('and %s is refused', async (_, change) => {
    await expect(place(change)).rejects.toMatchObject({ status: 422 })
    expect(savita().orders).toHaveLength(4)
    expect(savita().cart).toHaveLength(2)
  })

  it('by the price it was agreed to at, which may have changed since', async () => {
    const before = { ...item('WHT-LOK1-D', 500), purchasePrice: 26 }
    const change = { orderItems: [before], totalAmount: 13065, additionalCharges: 65 }
    await expect(place(change)).resolves.toMatch(/^SD/)
    await expect(place({ ...change, totalAmount: 13316 })).rejects.toMatchObject({ status: 422 })
  })

  // 0.3 kg at ₹26.50 is 7.95; its fee of 0.03975 is 0.04; together 7.99.
  it('for a part of a unit', async () => {
    const change = {
      orderItems: [item('WHT-LOK1-D', 0.3)],
      totalAmount: 7,
      additionalCharges: 0.04,
    }
    await expect(place(change)).resolves.toMatch(/^SD/)
  })

  // 12 quintal at ₹7,150 and 150 kg at ₹142.50: 85,800 + 21,375 = 107,175; the fee is 535.875, that is 535.88.
  it('for a large order', async () => {
    const change = {
      orderItems: [item('COT-S6-D', 12), item('TRM-SNG-D', 150)],
      totalAmount: 107710,
      additionalCharges: 535.88,
    }
    await expect(place(change)).resolves.toMatch(/^SD/)
  })

  it.each([
    ['unknown goods', [{ _id: 'x', sku: 'NO-SUCH', productQuantity: 1, ...dates }]],
    ['a quantity below zero', [{ _id: 'x', sku: 'WHT-LOK1-D', productQuantity: -1, ...dates }]],
  ])('and %s are refused', async (_, [posted]) => {
    const known = provider.world.products.find(({ sku }) => sku === posted?.sku)
    const orderItems = posted ? [{ ...posted, _id: known?._id ?? 'x' }] : []
    await expect(place({ orderItems })).rejects.toMatchObject({ status: 422 })
  })
})

it('lists the orders of one person only', async () => {
  expect((await call(ordersOfUser, { path: { userId: ids.ramesh } })).orders).toEqual([])
  await expect(call(ordersOfUser, { path: { userId: 'x' } })).rejects.toMatchObject({ status: 404 })
})

describe('one order', () => {
  it.each(['pending', 'active', 'rejected', 'closed'])('is told whole: %s', async (status) => {
    const held = savita().orders.find((one) => one.status === status)
    const read = await call(orderById, { path: { orderId: held?._id ?? '' } })
    expect(read).toMatchObject({ id: held?._id, displayId: held?.orderId, status })
    expect(read.items).toHaveLength(held?.orderItems.length ?? -1)
  })

  it('that nobody placed is not found', async () => {
    const read = call(orderById, { path: { orderId: 'x' } })
    await expect(read).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('another transaction ID', () => {
  const rejected = () => savita().orders.find(({ orderId }) => orderId.endsWith('-000097'))
  const reverify = (orderId: string, status = 'pending' as const) =>
    call(reverifyPayment, { body: { orderId, transactionId: 'UTR-2', status } })

  it('makes a rejected order pending, without its reason, and changes no other', async () => {
    const before = savita().orders.filter((order) => order !== rejected())
    await reverify(rejected()?._id ?? '')
    expect(rejected()).toMatchObject({
      status: 'pending',
      purchasePaymentStatus: 'pending',
      transactionId: 'UTR-2',
    })
    expect(rejected()).not.toHaveProperty('rejectionReason')
    expect(savita().orders.filter((order) => order !== rejected())).toEqual(before)
  })

  it('is refused for an order nobody placed, and with another status', async () => {
    await expect(reverify('x')).rejects.toMatchObject({ status: 404 })
    expectConsoleError('status')
    await expect(reverify(rejected()?._id ?? '', 'done' as never)).rejects.toMatchObject({
      status: 400,
    })
    expect(rejected()?.status).toBe('rejected')
  })
})
