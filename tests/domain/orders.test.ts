import { describe, expect, it } from 'vitest'
import { paiseFromRupees, unitPriceFromRupees } from '@/domain/money'
import { findOrderByTransactionId, isItemSold, orderTotals } from '@/domain/orders'
import { quantityFromNumber } from '@/domain/quantity'

interface ItemFacts {
  quantity?: number
  purchase?: number
  min?: number
  max?: number
  soldPrice?: number
  isSold?: boolean
  soldStatus?: string
}

function item({ quantity = 10, purchase = 100, min = 110, max = 120, ...sale }: ItemFacts = {}) {
  return {
    quantity: quantityFromNumber(quantity),
    purchasePrice: unitPriceFromRupees(purchase),
    sellingPriceMin: unitPriceFromRupees(min),
    sellingPriceMax: unitPriceFromRupees(max),
    isSold: sale.isSold ?? false,
    soldStatus: sale.soldStatus,
    soldPrice: sale.soldPrice === undefined ? undefined : unitPriceFromRupees(sale.soldPrice),
  }
}

function order(status: string, facts: { sold?: string; isSold?: boolean; rupees?: number } = {}) {
  return {
    status,
    soldStatus: facts.sold ?? 'pending',
    isSold: facts.isSold ?? false,
    totalAmount: paiseFromRupees(facts.rupees ?? 1005),
    items: [item()],
  }
}

const nothing = {
  totalPurchase: 0,
  activePurchase: 0,
  upcomingProfit: { min: 0, max: 0 },
  totalProfit: 0,
}

describe('the four totals', () => {
  it('are nothing without orders', () => {
    expect(orderTotals([])).toEqual(nothing)
  })

  it.each(['pending', 'rejected', '', 'closing'])('leave out an order that is %j', (status) => {
    const sold = { ...order(status), items: [item({ isSold: true, soldPrice: 130 })] }
    expect(orderTotals([sold])).toEqual(nothing)
  })

  it('"Total Purchase: sum of totalAmount over orders with status active or closed"', () => {
    const orders = [
      order('active', { rupees: 100 }),
      order(' Active ', { rupees: 20 }),
      order('Closed', { rupees: 3 }),
      order('closed', { rupees: 0.5 }),
      order('pending', { rupees: 1000 }),
    ]
    expect(orderTotals(orders).totalPurchase).toBe(12350)
  })

  it.each([
    ['active', 'pending', false, 100500],
    ['Active', ' Pending ', false, 100500],
    ['active', '', false, 100500], // "sale status (Pending when absent)"
    ['active', 'Sold', false, 0],
    ['active', 'pending', true, 100500], // by the word alone
    ['active', 'cancelled', false, 0],
    ['closed', 'pending', false, 0],
  ])(
    '"Active Purchase: the same over active orders whose soldStatus is pending": %j %j sold %s is %s',
    (status, sold, isSold, expected) => {
      expect(orderTotals([order(status, { sold, isSold })]).activePurchase).toBe(expected)
    },
  )

  it('"Upcoming Profit: sum over active orders of (selling price min or max minus purchase price) times quantity"', () => {
    const active = {
      ...order('Active'),
      items: [
        item(), // 10 × 10.00 to 10 × 20.00
        item({ quantity: 2.5, purchase: 33.33, min: 30, max: 40 }), // 2.5 × -3.33 (-8.325) to 2.5 × 6.67 (16.675)
        item({ isSold: true, soldPrice: 150 }), // sold, yet in an active order: 100.00 to 200.00
      ],
    }
    expect(orderTotals([active, order('closed')]).upcomingProfit).toEqual({
      min: 19167,
      max: 41668,
    })
  })

  it('"Total Profit: sum of (soldPrice minus purchasePrice) times quantity over sold items in active or closed orders"', () => {
    const active = {
      ...order('active'),
      items: [
        item({ isSold: true, soldPrice: 101.125 }), // 11.25
        item({ isSold: false, soldPrice: 500 }), // not sold
        item({ isSold: true }), // its price did not arrive
      ],
    }
    const closed = {
      ...order('Closed'),
      items: [
        item({ soldStatus: 'Sold', soldPrice: 90 }), // -100.00
        item({ isSold: true, soldPrice: 0, quantity: 1 }), // -100.00
      ],
    }
    expect(orderTotals([active, closed]).totalProfit).toBe(-18875)
  })
})

describe('an item is sold by its flag or by its word', () => {
  it.each([
    [{ isSold: true }, true],
    [{ isSold: true, soldStatus: 'pending' }, true],
    [{ isSold: false, soldStatus: 'SOLD' }, true],
    [{ isSold: false, soldStatus: 'pending' }, false],
    [{ isSold: false }, false],
  ])('%j: %s', (state, sold) => {
    expect(isItemSold(state)).toBe(sold)
  })
})

describe("looking for a payment's transaction ID among the orders", () => {
  const orders = [
    { id: 'a', transactionId: '' },
    { id: 'b', transactionId: 'UTR1' },
    { id: 'c', transactionId: ' utr2 ' },
  ]

  it.each([
    ['utr1 ', 'b'],
    ['UTR2', 'c'],
    ['UTR3', undefined],
    ['UTR', undefined],
    ['', undefined],
    ['  ', undefined],
  ])('%j finds %s', (typed, id) => {
    expect(findOrderByTransactionId(orders, typed)?.id).toBe(id)
  })
})
