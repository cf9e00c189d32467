import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { type DeliveryOrder, itemsPaying, itemsRequesting } from '@/api/contract/delivery'
import { orderById } from '@/api/contract/order'
import { OrderItemSchema } from '@/api/contract/order-item'

/** As the provider may send it: anything goes. */
function readItem(fields: Record<string, unknown>) {
  return z.parse(OrderItemSchema, { _id: 'i1', sku: 'ONI', ...fields })
}

describe('an item of an order', () => {
  test.each<[boolean, Record<string, unknown>]>([
    [true, { isSold: true }],
    [true, { isSold: 'true' }],
    [true, { soldStatus: 'sold' }],
    [true, { SaleStatus: ' Sold' }],
    [true, { status: 'SOLD' }],
    [false, {}],
    [false, { isSold: 'false' }],
    [false, { soldStatus: 'pending', SaleStatus: null, status: 'Delivered' }],
  ])('is sold (%s) by %o', (isSold, fields) => {
    expect(readItem(fields).isSold).toBe(isSold)
  })

  test.each<[string, Record<string, unknown>]>([
    ['pending', { salePaymentStatus: 'pending' }],
    ['payment done', { sellPaymentStatus: ' payment done' }],
    ['payment done', { salePaymentStatus: ' ', sellPaymentStatus: 'payment done' }],
    ['pending', { salePaymentStatus: 'pending', sellPaymentStatus: 'payment done' }],
    ['', { salePaymentStatus: null }],
  ])('has the sale payment status "%s" of %o', (status, fields) => {
    expect(readItem(fields).salePaymentStatus).toBe(status)
  })

  test.each<[string, string, unknown]>([
    ['Godavari Agro', 'v1', { name: 'Godavari Agro', _id: 'v1' }],
    ['', 'v1', { vendorName: 'Godavari Agro', vendorId: 'v1', _id: 's7' }],
    ['Godavari Agro', '', 'Godavari Agro'],
    ['', '', null],
    ['', '', {}],
    ['', '', ['Godavari Agro']],
  ])('was sold to "%s" with the id "%s": %o', (name, id, soldTo) => {
    expect(readItem({ soldTo })).toMatchObject({ soldTo: name, soldToId: id })
  })

  test('falls back where fields are missing, and goes by its sku without a name', () => {
    const item = readItem({ productName: null, unit: null, quotesCount: '3' })
    expect(item).toMatchObject({ name: 'ONI', unit: 'kg', quotesCount: 3 })
    expect(item).toMatchObject({ dealEndDate: '', sellOrderId: '' })
    expect([item.soldPrice, item.deliveryRequest]).toEqual([undefined, undefined])
    expect(readItem({}).quotesCount).toBe(0)
  })
})

describe('a delivery request', () => {
  const read = (deliveryRequest: unknown) => readItem({ deliveryRequest }).deliveryRequest

  test('is read whole', () => {
    const sent = {
      requested: true,
      requestedAt: '2026-09-05T06:00:00Z',
      estimatedDeliveryDate: '2026-09-12',
      transactionId: 'UTR1',
      paidAt: '2026-09-06T06:00:00Z',
      status: 'Payment Verification Pending',
    }
    const address = { name: 'Savita', addressLine1: 'Gat 214', city: 'Nashik' }
    expect(
      read({
        ...sent,
        address: { ...address, _id: 'a1', pincode: 422303 },
        isAccepted: 'true',
        charges: '1850.50',
      }),
    ).toEqual({
      ...sent,
      address: { ...address, addressLine2: '', pincode: '422303' },
      isAccepted: true,
      charges: 1850_50,
    })
  })

  test.each([
    [{ requested: true }, undefined, undefined],
    [{ requested: true, charges: null, address: 'a1' }, undefined, undefined],
    [{ requested: true, charges: 0, address: { city: 'Nashik' } }, 0, 'Nashik'],
  ])('%o has charges %s and goes to %s', (sent, charges, city) => {
    const request = read(sent)
    expect(request).toMatchObject({ requested: true, isAccepted: false, status: '' })
    expect([request?.charges, request?.address?.city]).toEqual([charges, city])
  })

  test.each([[null], [undefined], ['yes'], [[]]])('is none: %o', (sent) => {
    expect(read(sent)).toBeUndefined()
  })
})

test('an order goes by its id without a display id, and loses only what cannot be read', () => {
  const orderItems = [null, { sku: 'no id' }, { _id: 'i2' }]
  const read = z.parse(orderById.response, { _id: 'o1', status: 'On Hold', orderItems })
  expect(read).toMatchObject({ displayId: 'o1', status: 'On Hold' })
  expect(read.items.map(({ id }) => id)).toEqual(['i2'])
})

describe('money as text', () => {
  test('is read with group commas, rupee sign and spaces', () => {
    const order = z.parse(orderById.response, {
      _id: 'o1',
      totalAmount: '12,490.04',
      additionalCharges: '₹ 62.45',
      orderItems: [
        {
          _id: 'i1',
          productQuantity: '1,500.5',
          purchasePrice: '₹1,234.5',
          sellingPriceMin: '1,300',
          sellingPriceMax: 'Rs. 1,400.125',
          soldPrice: '1,350.75',
          deliveryRequest: { charges: '1,23,456.50' },
        },
      ],
    })
    expect(order).toMatchObject({ totalAmount: 12490_04, additionalCharges: 62_45 })
    expect(order.items[0]).toMatchObject({
      quantity: 1_500_500,
      purchasePrice: 1_234_500_000,
      sellingPriceMin: 1_300_000_000,
      sellingPriceMax: 1_400_125_000,
      soldPrice: 1_350_750_000,
      deliveryRequest: { charges: 123456_50 },
    })
  })

  // "unknown is not zero"
  test.each([undefined, null, '', 'soon', '1.234,50', {}, Number.NaN, 1e300])(
    'that is %j is unknown, and the order stays in the list',
    (odd) => {
      const order = z.parse(orderById.response, {
        _id: 'o1',
        totalAmount: odd,
        additionalCharges: odd,
        orderItems: [{ _id: 'i1', soldPrice: odd, deliveryRequest: { charges: odd } }],
      })
      expect([order.totalAmount, order.additionalCharges]).toEqual([undefined, undefined])
      const [item] = order.items
      expect([item?.soldPrice, item?.deliveryRequest?.charges]).toEqual([undefined, undefined])
    },
  )
})

/** Calls 23 and 24 send back all items of an order, as the provider sent them. */
describe('the items sent back', () => {
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
})
