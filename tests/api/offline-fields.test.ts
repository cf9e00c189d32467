/** What the offline cache stores of an answer, field by field. */
import { expect, test } from 'vitest'
import { type CachedCall, cachedFields } from '@/api/offline/fields'
import { pickCachedFields } from '@/api/offline/pick-fields'
import { MASKED } from '@/domain/masked'

const part = (name: CachedCall, value: unknown) => pickCachedFields(cachedFields[name], value)

/** Stored as they are. */
const facts = {
  id: 'o1',
  displayId: 'SD-1',
  status: 'active',
  createdAt: '2026-11-01',
  totalAmount: 100_00,
  additionalCharges: 50,
  purchasePaymentStatus: 'rejected',
  soldStatus: '',
  isSold: false,
}
const delivery = { requested: true, charges: 250_00, status: 'payment verification pending' }

const order = {
  ...facts,
  rejectionReason: 'No payment UTR 1',
  transactionId: 'UTR 1',
  name: 'Savita',
  bankDetails: { accNo: '123' },
  items: [
    {
      id: 'i1',
      saleTransactionId: '',
      deliveryRequest: { ...delivery, address: { name: 'Savita' }, transactionId: ' ' },
      source: { anything: 1 },
    },
    { id: 'i2', deliveryRequest: undefined },
  ],
  itemSources: [{ anything: 1 }],
  unlisted: 'x',
}

test('stores no person, account or address of an order, and masks what may name a payment', () => {
  const { items, ...rest } = part('order', order) as typeof order
  expect(rest).toEqual({
    ...facts,
    rejectionReason: MASKED,
    transactionId: MASKED,
    name: '',
    bankDetails: undefined,
    itemSources: [],
  })
  expect(items[0]).toMatchObject({
    id: 'i1',
    saleTransactionId: '',
    deliveryRequest: { ...delivery, address: undefined, transactionId: '' },
    source: {},
  })
  expect(items[1]?.deliveryRequest).toBeUndefined()
})

test.each([
  ['active', 'active'],
  ['', ''],
  ['payment verification pending', 'payment verification pending'],
  ['in_review-now', 'in_review-now'],
  ['भुगतान लंबित', 'भुगतान लंबित'],
  ['paid 4412', '…'],
  ['paid: see mail', '…'],
  ['a status that goes on for more than forty letters', '…'],
  [42, '…'],
  [undefined, '…'],
])('the status %j is stored as %j', (status, stored) => {
  expect(part('order', { status })).toMatchObject({ status: stored })
})

test('leaves the names of referred people out of rewards', () => {
  const reward = { userId: 'u2', name: 'Meena', status: 'active', items: [{ transactionId: 'R1' }] }
  const all = { rewards: [reward], users: [{ name: 'Meena', createdAt: '2026-11-01' }] }
  expect(part('rewards', all)).toMatchObject({
    rewards: [{ userId: 'u2', name: '', status: 'active', items: [{ transactionId: MASKED }] }],
    users: [{ name: '', createdAt: '2026-11-01' }],
  })
  const ofOne = { userDetails: { name: 'Meena' }, rewards: [reward] }
  expect(part('rewardsOfOne', ofOne)).toMatchObject({
    userDetails: undefined,
    rewards: [{ name: '' }],
  })
})

test('stores nothing that has another type than the contract says', () => {
  expect(
    part('order', { id: { secret: 'x' }, transactionId: 7, items: { secret: 'x' } }),
  ).toMatchObject({ id: undefined, transactionId: '', items: [] })
  expect(part('products', 'secret')).toEqual([])
  expect(part('product', 'secret')).toBeUndefined()
  expect(part('product', { name: 'Wheat', source: { secret: 'x' } })).toMatchObject({
    name: 'Wheat',
    source: {},
  })
  const quote = { bids: [{ vendorName: 'V', price: 1, vendorId: 'v' }] }
  expect(part('quote', quote)).toMatchObject(quote)
  const cart = [{ id: 'l1', quantity: 2, product: { sku: 'W' } }]
  expect(part('cart', cart)).toMatchObject(cart)
})
