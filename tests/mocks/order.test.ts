import { describe, expect, it } from 'vitest'
import { call } from '@/api/call'
import { placeOrder, type PlaceOrderRequest } from '@/api/contract/order'
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

// 500 kg at ₹26.50 and 75 kg at ₹105.40: 13,250.00 + 7,905.00 = 21,155.00; the fee is 105.775, that
// is 105.78.
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

it('accepts a second order with the same transaction ID', async () => {
  await place()
  await place()
  const sent = savita().orders.filter(({ transactionId }) => transactionId === 'UTR0001')
  expect(sent).toHaveLength(2)
})

describe('the amounts of an order', () => {
  it.each<[string, Partial<PlaceOrderRequest>]>([
    ['a total that is not cut off but rounded up', { totalAmount: 21261 }],
    ['a total without the fee', { totalAmount: 21155 }],
    ['a fee that is rounded down', { additionalCharges: 105.77 }],
    ['a fee that is not rounded', { additionalCharges: 105.775 }],
    ['a fee of nothing', { additionalCharges: 0 }],
  ])('are refused with %s', async (_, change) => {
    await expect(place(change)).rejects.toMatchObject({ status: 422 })
    expect(savita().orders).toHaveLength(4)
    expect(savita().cart).toHaveLength(2)
  })

  it('are checked against the price in the order, which may have changed since', async () => {
    const before = { ...item('WHT-LOK1-D', 500), purchasePrice: 26 }
    const change = { orderItems: [before], totalAmount: 13065, additionalCharges: 65 }
    await expect(place(change)).resolves.toMatch(/^SD/)
    await expect(place({ ...change, totalAmount: 13316 })).rejects.toMatchObject({ status: 422 })
  })
})
