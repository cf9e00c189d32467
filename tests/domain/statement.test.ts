import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sumPaise, unitPrice } from '@/domain/money'
import { saleFigures } from '@/domain/order-amounts'
import { orderTotals } from '@/domain/orders'
import { namedPeriod } from '@/domain/period'
import { moneyAtWork, profitByMonth, profitByProduct } from '@/domain/profit'
import { statementOf, toCsv } from '@/domain/statement'
import { anyOrders, soldItem as item, soldOrder } from './sold-order'

it.each([
  // 31 Mar 2026, 23:59 in India, and a minute later.
  ['thisMonth', '2026-03-31T18:29:00Z', '2026-03-01', '2026-03-31'],
  ['thisMonth', '2026-03-31T18:31:00Z', '2026-04-01', '2026-04-30'],
  ['lastMonth', '2026-01-15T06:00:00Z', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-15T06:00:00Z', '2028-02-01', '2028-02-29'],
  ['year', '2026-03-31T18:29:00Z', '2025-04-01', '2026-03-31'],
  ['year', '2026-03-31T18:31:00Z', '2026-04-01', '2027-03-31'],
] as const)('the period %s at %s is %s to %s', (name, now, from, to) => {
  expect(namedPeriod(name, new Date(now))).toEqual({ from, to })
})

const now = new Date('2026-09-05T06:30:00Z')

// 1 May in India.
const order = { ...soldOrder, createdAt: '2026-04-30T19:00:00Z' }

const may = { from: '2026-05-01', to: '2026-05-31' }

describe('statementOf', () => {
  it('puts a purchase and its sale on their days in India', () => {
    expect(statementOf([order], [], { to: '2026-04-30' }).entries).toEqual([])
    const { entries, totals } = statementOf([order], [], may)
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'purchase'])
    expect(totals).toEqual({
      purchases: 1_130_600,
      fees: 5_625,
      sales: 1_237_500,
      profit: 112_500,
      afterFee: 106_875,
      rewards: 0,
      isComplete: true,
    })
  })

  it('lists what could not be read as unknown, and adds nothing for it', () => {
    const unknown = { totalAmount: undefined, additionalCharges: undefined }
    const odd = { ...order, ...unknown, items: [{ ...item, purchasePrice: unitPrice(0) }] }
    const rewards = [{ name: 'Asha', createdAt: order.createdAt, collected: undefined }]
    const { entries, totals } = statementOf([odd, order], rewards, may)
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['sale', 1_237_500],
      ['sale', 1_237_500],
      ['purchase', undefined],
      ['purchase', 1_130_600],
      ['reward', undefined],
    ])
    expect(totals).toMatchObject({ purchases: 1_130_600, fees: 5_625, profit: 112_500 })
    // Nothing of it is known.
    expect(totals.rewards).toBeUndefined()
  })

  it('counts entries without any date in "Everything" only', () => {
    const undated = { ...order, createdAt: '', items: [] }
    expect(statementOf([undated], [], may).entries).toEqual([])
    expect(statementOf([undated], [], {}).totals.purchases).toBe(1_130_600)
  })

  it('counts collected rewards on their day', () => {
    const rewards = [
      { name: 'Asha', createdAt: '2026-05-03T00:00:00Z', collected: paise(2_550) },
      { name: 'Ravi', createdAt: '2026-05-04T00:00:00Z', collected: paise(0) },
    ]
    const { entries, totals } = statementOf([], rewards, may)
    expect(entries).toMatchObject([{ kind: 'reward', name: 'Asha' }])
    expect(totals.rewards).toBe(2_550)
  })

  it('splits into days that add up to the whole', () => {
    fc.assert(
      fc.property(anyOrders, (all) => {
        const orders = all.filter(({ createdAt }) => createdAt !== '')
        const parts = [{ to: '2026-05-01' }, { from: '2026-05-02' }]
        const sums = parts.map((part) => statementOf(orders, [], part).totals)
        const whole = statementOf(orders, [], {}).totals
        for (const key of ['purchases', 'fees', 'sales', 'profit'] as const) {
          expect((sums[0]?.[key] ?? 0) + (sums[1]?.[key] ?? 0)).toBe(whole[key] ?? 0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('toCsv', () => {
  it('begins with the mark by which Excel reads UTF-8, and quotes what needs it', () => {
    expect(toCsv([['रकम (₹)', 'a,b', 'say "hi"', -12490.04]])).toBe(
      '\uFEFFरकम (₹),"a,b","say ""hi""",-12490.04\r\n',
    )
  })

  it.each(['=1+1', '+91', '-2', '@cmd'])('does not let a spreadsheet run %s', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  })
})

const withItems = (...changes: Partial<typeof item>[]) => ({
  ...soldOrder,
  createdAt: '2026-04-20T10:00:00Z',
  items: changes.map((change) => ({ ...item, ...change })),
})

describe('the profit', () => {
  it('is grouped by the month of the sale in India, the latest first', () => {
    const orders = [
      withItems({ soldAt: '2026-04-30T18:29:00Z' }, { soldAt: '2026-04-30T18:31:00Z' }),
      withItems({ soldAt: '2026-05-09' }, { soldPrice: unitPrice(18_000_000) }),
    ]
    expect(profitByMonth(orders)).toEqual([
      { name: '2026-05', profit: 180_000 },
      { name: '2026-04', profit: 112_500 },
    ])
  })

  it('of a sale without a date belongs to the month of its order, and without that to none', () => {
    expect(profitByMonth([withItems({ soldAt: '' })])).toMatchObject([{ name: '2026-04' }])
    const undated = { ...withItems({ soldAt: 'soon' }), createdAt: '' }
    expect(profitByMonth([undated])).toMatchObject([{ name: '' }])
  })

  it('is grouped by product, the highest first', () => {
    const loss = unitPrice(18_000_000)
    const orders = [
      withItems({ name: 'Chilli', soldPrice: loss }, { name: ' Onion ' }),
      withItems({}),
      withItems({ name: 'Gram', soldPrice: undefined }),
    ]
    expect(profitByProduct(orders)).toEqual([
      { name: 'Onion', profit: 225_000 },
      { name: 'Chilli', profit: -45_000 },
    ])
  })
})

it('the money at work is due by date; what has none comes last, and what is stopped does not come', () => {
  const open = { ...item, isSold: false }
  const running = { ...order, status: 'active', soldStatus: 'pending', items: [open] }
  const orders = [
    { ...running, displayId: 'over', items: [{ ...open, dealEndDate: '2026-09-01' }] },
    { ...running, displayId: 'ends', totalAmount: paise(1) },
    { ...running, displayId: 'new', status: 'Pending', createdAt: '2026-09-05T02:00:00Z' },
    { ...running, displayId: 'odd', status: '', createdAt: '2026-09-04T20:00:00Z' },
    { ...running, displayId: 'stopped', status: 'pending', purchasePaymentStatus: 'Rejected' },
    { ...running, displayId: 'sold', soldStatus: 'sold' },
    { ...running, displayId: 'closed', status: 'closed' },
  ]
  const { atWork, verifying, due } = moneyAtWork(orders, now)
  expect(due.map((row) => [row.order.displayId, row.next?.kind])).toEqual([
    ['odd', 'activation'],
    ['new', 'activation'],
    ['ends', 'dealEnd'],
    ['over', undefined],
  ])
  expect([atWork, verifying]).toEqual([1_130_601, 2_261_200])
})

it('adds up to the totals of the orders on every screen, to the paisa', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const app = orderTotals(orders)
      const { totals } = statementOf(orders, [], {})
      expect(totals.purchases).toBe(app.totalPurchase)
      expect(totals.profit).toBe(app.totalProfit)
      const cards = orders
        .filter(({ status }) => ['active', 'closed'].includes(status.trim().toLowerCase()))
        .flatMap(({ items }) => items.filter(({ isSold }) => isSold))
        .map((sold) => saleFigures([sold]))
      // A total of which nothing is known has no parts.
      for (const parts of [cards, profitByMonth(orders), profitByProduct(orders)])
        expect(sumPaise(parts.map(({ profit }) => profit))).toBe(app.totalProfit ?? 0)
      const { atWork, verifying, due } = moneyAtWork(orders, now)
      expect(atWork).toBe(app.activePurchase)
      expect(sumPaise(due.map((row) => row.order.totalAmount))).toBe(sumPaise([atWork, verifying]))
    }),
    { numRuns: 300 },
  )
})
