import { describe, expect, it } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { earnedAfterFees, heldItems, moneyToday } from '@/domain/my-money'
import { goods } from './goods'
import { soldItem } from './sold-order'

const NOW = new Date('2026-09-05T06:30:00Z')

const withBid = (quantity: number, purchase: number, best: number) => ({
  item: goods({ quantity, purchase }),
  best: unitPriceFromRupees(best),
})
const withoutBid = { item: goods({ quantity: 50, purchase: 188 }), best: undefined }

it.each([
  // 80 × 156.125, and ₹9,400 and ₹47 for the item without a bid; 20,800 and 0.5 % of it.
  [[withBid(80, 142.5, 156.125), withoutBid], 2_193_700, 2_090_400, 1],
  // 0.5 % of ₹1.01 is 0.505 paise: one.
  [[withBid(1, 1.01, 1.01)], 101, 102, 0],
  [[], 0, 0, 0],
])('money today of %j: %s paise for %s', (items, value, paid, withoutBids) => {
  expect(moneyToday(items)).toEqual({ value, paid, gain: value - paid, withoutBids })
})

const held = { ...soldItem, isSold: false, soldStatus: '', soldPrice: undefined }
const active = { status: 'Active', soldStatus: 'pending', purchasePaymentStatus: 'payment done' }

describe('held items', () => {
  it.each([
    ['of an active order', {}, {}, 1],
    ['whose deal is over', {}, { dealEndDate: '2026-09-01T00:00:00Z' }, 1],
    ['of a pending order', { status: 'pending' }, {}, 0],
    ['of a rejected payment', { purchasePaymentStatus: 'rejected' }, {}, 0],
    ['of an order sold as a whole', { soldStatus: 'Sold' }, {}, 0],
    ['that is sold', {}, { isSold: true }, 0],
    ['without a known quantity', {}, { quantity: 0 as never }, 0],
    ['without a known price', {}, { purchasePrice: 0 as never }, 0],
  ])('an item %s', (_, order, item, count) => {
    const orders = [{ ...active, ...order, items: [{ ...held, ...item }] }]
    expect(heldItems(orders, NOW)).toHaveLength(count)
  })

  it('begin with the deal that ends first; those that are over come last', () => {
    const ends = ['2026-09-04T00:00:00Z', '', '2026-09-08T00:00:00Z', '2026-09-06T00:00:00Z']
    const items = ends.map((dealEndDate) => ({ ...held, dealEndDate }))
    const found = heldItems([{ ...active, items }], NOW).map(({ item }) => item.dealEndDate)
    expect(found).toEqual([ends[3], ends[2], ends[0], ends[1]])
  })
})

it('earned so far is the sum after the fees of what is sold, of active and closed orders', () => {
  // Each 600 × 1.875, less 0.5 % of 11,250.
  const items = [soldItem, { ...soldItem, soldPrice: undefined }, held]
  const orders = ['active', 'Closed', 'pending'].map((status) => ({ status, items }))
  expect(earnedAfterFees(orders)).toBe(2 * 106_875)
})
