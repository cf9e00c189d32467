import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitPrice, unitPriceFromRupees } from '@/domain/money'
import { bestPrice, gainAt, highestFirst, isOpenForSale, urgentFirst } from '@/domain/quotes'
import { accepted } from './delivery-request'
import { goods } from './goods'

function bids(...rupees: number[]) {
  return rupees.map((price, index) => ({
    vendorId: String(index),
    price: unitPriceFromRupees(price),
  }))
}

describe('"vendor bids sorted by price, highest first"', () => {
  it('keeps the order of equal prices, and the list it was given', () => {
    const given = bids(5, 7, 5, 7)
    const before = [...given]
    expect(highestFirst(given).map(({ vendorId }) => vendorId)).toEqual(['1', '3', '0', '2'])
    expect(given).toEqual(before)
  })

  const price = fc.integer({ min: 1, max: 100_000_000_000 }).map(unitPrice)
  const list = fc.array(fc.record({ vendorId: fc.string(), price }), { maxLength: 600 })

  it('loses and adds none, and sorts them from the highest to the lowest', () => {
    fc.assert(
      fc.property(list, (given) => {
        const sorted = highestFirst(given)
        expect(new Set(sorted)).toEqual(new Set(given))
        expect(sorted).toHaveLength(given.length)
        sorted.forEach((bid, index) => {
          expect(bid.price).toBeGreaterThanOrEqual(sorted[index + 1]?.price ?? 0)
        })
        expect(sorted[0]?.price).toBe(bestPrice(given))
      }),
    )
  })
})

describe('the profit against the purchase price', () => {
  it.each([
    // quantity, bought at, sold at, paise, percent, paise after the fee
    [80, 142.5, 151.25, 70_000, '6.14', 64_300], // 8.75 × 80; 6.1403… %
    [80, 142.5, 139.75, -22_000, '−1.93', -27_700],
    [80, 142.5, 142.5, 0, '0.00', -5_700],
    [2.5, 33.333, 33.334, 0, '0.00', -42], // a quarter of a paisa
    [3, 33.34, 33.335, -2, '−0.01', -52],
  ])('of %s units bought at ₹%s and sold at ₹%s is %s paise, %s %%', (...facts) => {
    const [quantity, purchase, sold, amount, percent, afterFee] = facts
    const gain = gainAt(goods({ quantity, purchase }), unitPriceFromRupees(sold))
    expect(gain).toMatchObject({ amount, afterFee, percent })
  })

  it('is not known where the purchase price never came', () => {
    expect(gainAt(goods({ purchase: 0 }), unitPriceFromRupees(151.25))).toBeUndefined()
  })
})

const now = new Date('2026-09-05T06:30:00.000Z')

interface ItemFacts {
  end?: string
  isSold?: boolean
  status?: string
  delivery?: string
}

function item({ end = '', isSold = false, status = 'pending', delivery }: ItemFacts = {}) {
  const deliveryRequest = delivery === undefined ? undefined : { ...accepted, status: delivery }
  return { isSold, status, dealEndDate: end, deliveryRequest }
}

function order(name: string, createdAt: string, items: ItemFacts[], status = 'active') {
  return {
    name,
    createdAt,
    status,
    purchasePaymentStatus: 'payment done',
    items: items.map(item),
  }
}

const names = (orders: ReturnType<typeof order>[]) =>
  urgentFirst(orders, now).map(({ name }) => name)

it.each<[object, ItemFacts, boolean]>([
  [{}, {}, true],
  [{ status: 'On Hold' }, {}, true],
  [{ status: 'Closed' }, {}, false],
  [{ status: 'Rejected' }, {}, false],
  [{ status: ' cancelled ' }, {}, false],
  [{ status: 'Canceled' }, {}, false],
  [{ purchasePaymentStatus: ' Rejected ' }, {}, false],
  [{}, { isSold: true }, false],
  [{}, { status: 'Delivered' }, false],
  [{}, { delivery: '' }, true], // accepted, not paid
  [{}, { delivery: 'Payment Verification Pending' }, false],
  [{}, { delivery: 'payment done' }, false],
])('with %j of its order and %j of its own an item can be sold: %s', (change, facts, isOpen) => {
  const order = { status: 'active', purchasePaymentStatus: 'payment done', ...change }
  expect(isOpenForSale(order, item(facts))).toBe(isOpen)
})

it('sorts the quotes list by the first deal that can still be sold, the rest newest first', () => {
  expect(
    names([
      order('no end, old', '2026-08-01T00:00:00Z', [{}]),
      order('in two days', '2026-09-01T00:00:00Z', [{ end: '2026-09-07T06:30:00Z' }]),
      order('over', '2026-09-03T00:00:00Z', [{ end: '2026-09-05T06:30:00Z' }]),
      order('in an hour', '2026-08-02T00:00:00Z', [
        { end: '2026-09-09T06:30:00Z' },
        { end: '2026-09-05T07:30:00Z' },
      ]),
      order('no end, new', '2026-09-04T00:00:00Z', [{ end: 'soon' }]),
      order('sold', '2026-09-01T00:00:00Z', [{ end: '2026-09-05T07:00:00Z', isSold: true }]),
      order('closed', '2026-09-02T00:00:00Z', [{ end: '2026-09-05T07:00:00Z' }], 'closed'),
    ]),
  ).toEqual(['in an hour', 'in two days', 'no end, new', 'over', 'closed', 'sold', 'no end, old'])
})
