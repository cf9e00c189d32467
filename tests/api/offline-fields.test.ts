/** What the offline cache stores of an answer, field by field. */
import { describe, expect, test } from 'vitest'
import { type CachedCall, cachedFields, pickCachedFields } from '@/api/offline/fields'
import { MASKED } from '@/domain/masked'

const part = (name: CachedCall, value: unknown) => pickCachedFields(cachedFields[name], value)

const order = {
  id: 'o1',
  displayId: 'SD-1',
  status: 'active',
  createdAt: '2026-11-01',
  totalAmount: 100_00,
  additionalCharges: 50,
  purchasePaymentStatus: 'rejected',
  rejectionReason: 'No payment UTR 1',
  transactionId: 'UTR 1',
  soldStatus: '',
  isSold: false,
  name: 'Savita',
  bankDetails: { accNo: '123' },
  items: [
    {
      id: 'i1',
      saleTransactionId: '',
      deliveryRequest: {
        requested: true,
        address: { name: 'Savita' },
        charges: 250_00,
        transactionId: ' ',
        status: 'payment verification pending',
      },
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
    id: 'o1',
    displayId: 'SD-1',
    status: 'active',
    createdAt: '2026-11-01',
    totalAmount: 100_00,
    additionalCharges: 50,
    purchasePaymentStatus: 'rejected',
    rejectionReason: MASKED,
    transactionId: MASKED,
    soldStatus: '',
    isSold: false,
    name: '',
    bankDetails: undefined,
    itemSources: [],
  })
  expect(items[0]).toMatchObject({
    id: 'i1',
    saleTransactionId: '',
    deliveryRequest: {
      requested: true,
      address: undefined,
      charges: 250_00,
      transactionId: '',
      status: 'payment verification pending',
    },
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

describe('of rewards', () => {
  const reward = { userId: 'u2', name: 'Meena', status: 'active', items: [{ transactionId: 'R1' }] }

  test('names of referred people are left out', () => {
    const all = { rewards: [reward], users: [{ name: 'Meena', createdAt: '2026-11-01' }] }
    expect(part('rewards', all)).toMatchObject({
      rewards: [{ userId: 'u2', name: '', status: 'active', items: [{ transactionId: MASKED }] }],
      users: [{ name: '', createdAt: '2026-11-01' }],
    })
    expect(
      part('rewardsOfOne', { userDetails: { name: 'Meena' }, rewards: [reward] }),
    ).toMatchObject({ userDetails: undefined, rewards: [{ name: '' }] })
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
  expect(part('quote', { bids: [{ vendorName: 'V', price: 1, vendorId: 'v' }] })).toMatchObject({
    bids: [{ vendorName: 'V', price: 1, vendorId: 'v' }],
  })
  expect(part('cart', [{ id: 'l1', quantity: 2, product: { sku: 'W' } }])).toMatchObject([
    { id: 'l1', quantity: 2, product: { sku: 'W' } },
  ])
})
