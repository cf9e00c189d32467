import { describe, expect, it } from 'vitest'
import { unitPriceFromRupees } from '@/domain/money'
import { earnedAfterFees, heldItems, moneyToday } from '@/domain/my-money'
import { profitAfterFee } from '@/domain/pricing'
import { quantityFromNumber } from '@/domain/quantity'
import { soldItem } from './sold-order'

const NOW = new Date('2026-09-05T06:30:00Z')

const holding = (quantity: number, purchase: number) => ({
  quantity: quantityFromNumber(quantity),
  purchasePrice: unitPriceFromRupees(purchase),
})

/** Held items: quantity, purchase price, best bid. */
type Row = [quantity: number, purchase: number, best?: number]

describe('money today', () => {
  it.each<[what: string, rows: Row[], value: number, paid: number, withoutBids: number]>([
    // 80 × 156.125 + 50 × 196.50; 20,800 and 0.5 % of it.
    [
      'two items with bids',
      [
        [80, 142.5, 156.125],
        [50, 188, 196.5],
      ],
      2_231_500,
      2_090_400,
      0,
    ],
    // ₹9,400 and ₹47 for the item without a bid.
    [
      'an item without bids counts what was paid',
      [
        [80, 142.5, 156.125],
        [50, 188],
      ],
      2_193_700,
      2_090_400,
      1,
    ],
    // 0.5 % of ₹1.01 is 0.505 paise: one.
    ['the share of the fee is rounded half up', [[1, 1.01, 1.01]], 101, 102, 0],
    ['nothing held', [], 0, 0, 0],
  ])('%s', (_, rows, value, paid, withoutBids) => {
    const items = rows.map(([quantity, purchase, best]) => ({
      item: holding(quantity, purchase),
      best: best === undefined ? undefined : unitPriceFromRupees(best),
    }))
    expect(moneyToday(items)).toEqual({ value, paid, gain: value - paid, withoutBids })
  })
})

const held = { ...soldItem, isSold: false, soldStatus: '', soldPrice: undefined }
const active = { status: 'Active', soldStatus: 'pending', purchasePaymentStatus: 'payment done' }
const delivery = {
  requested: true,
  requestedAt: '',
  isAccepted: true,
  transactionId: 'T1',
  paidAt: '',
}

describe('held items', () => {
  it.each([
    ['of an active order', {}, {}, 1],
    ['whose deal is over', {}, { dealEndDate: '2026-09-01T00:00:00Z' }, 1],
    ['of a pending order', { status: 'pending' }, {}, 0],
    ['of a closed order', { status: 'closed' }, {}, 0],
    ['of a rejected payment', { purchasePaymentStatus: 'rejected' }, {}, 0],
    ['of an order sold as a whole', { soldStatus: 'Sold' }, {}, 0],
    ['that is sold', {}, { isSold: true }, 0],
    ['whose delivery is paid', {}, { deliveryRequest: { ...delivery, status: 'done' } }, 0],
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

it.each([
  // 600 × 1.875, less 0.5 % of 11,250.
  [600, 18.75, 20.625, 106_875],
  // A gain that the fee eats.
  [100, 10, 10.02, -300],
  [100, 10, 10, -500],
])('after the fee, %s bought at ₹%s and sold at ₹%s leave %s paise', (quantity, from, to, left) => {
  expect(profitAfterFee(holding(quantity, from), unitPriceFromRupees(to))).toBe(left)
})

it('earned so far is the sum after the fees of what is sold, of active and closed orders', () => {
  const items = [soldItem, { ...soldItem, soldPrice: undefined }, held]
  const orders = ['active', 'Closed', 'pending'].map((status) => ({ status, items }))
  expect(earnedAfterFees(orders)).toBe(2 * 106_875)
})
