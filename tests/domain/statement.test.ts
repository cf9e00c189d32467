import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sumPaise, unitPrice } from '@/domain/money'
import { saleFigures } from '@/domain/order-amounts'
import { orderTotals } from '@/domain/orders'
import { namedPeriod } from '@/domain/period'
import { statementOf, toCsv } from '@/domain/statement'
import { anyOrders, soldItem as item, soldOrder } from './sold-order'

describe('namedPeriod', () => {
  it.each([
    // 31 Mar 2026, 23:59 in India, and a minute later.
    ['thisMonth', '2026-03-31T18:29:00Z', '2026-03-01', '2026-03-31'],
    ['thisMonth', '2026-03-31T18:31:00Z', '2026-04-01', '2026-04-30'],
    ['lastMonth', '2026-01-15T06:00:00Z', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-15T06:00:00Z', '2028-02-01', '2028-02-29'],
    ['year', '2026-03-31T18:29:00Z', '2025-04-01', '2026-03-31'],
    ['year', '2026-03-31T18:31:00Z', '2026-04-01', '2027-03-31'],
  ] as const)('%s at %s is %s to %s', (name, now, from, to) => {
    expect(namedPeriod(name, new Date(now))).toEqual({ from, to })
  })
})

// 1 May in India.
const order = { ...soldOrder, createdAt: '2026-04-30T19:00:00Z' }

const april = { from: '2026-04-01', to: '2026-04-30' }
const may = { from: '2026-05-01', to: '2026-05-31' }

describe('statementOf', () => {
  it('puts a purchase and its sale on their days in India', () => {
    expect(statementOf([order], [], april).entries).toEqual([])
    const { entries, totals } = statementOf([order], [], may)
    expect(entries.map(({ kind }) => kind)).toEqual(['sale', 'purchase'])
    expect(totals).toEqual({
      purchases: 1_130_600,
      fees: 5_625,
      sales: 1_237_500,
      profit: 112_500,
      rewards: 0,
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
    expect(totals).toMatchObject({ purchases: 1_130_600, fees: 5_625, profit: 112_500, rewards: 0 })
  })

  it('puts a sale without a date on the day of its order', () => {
    const undated = { ...order, items: [{ ...item, soldAt: '' }] }
    expect(statementOf([undated], [], may).totals.sales).toBe(1_237_500)
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

  it('adds up to Total Purchase and Total Profit, to the paisa', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const app = orderTotals(orders)
        const { totals } = statementOf(orders, [], {})
        expect(totals.purchases).toBe(app.totalPurchase)
        expect(totals.profit).toBe(app.totalProfit)
        const cards = orders
          .filter(({ status }) => ['active', 'closed'].includes(status.trim().toLowerCase()))
          .flatMap(({ items }) => items.filter(({ isSold }) => isSold))
          .map((sold) => saleFigures([sold]).profit)
        expect(sumPaise(cards)).toBe(app.totalProfit)
      }),
      { numRuns: 300 },
    )
  })

  it('splits into days that add up to the whole', () => {
    fc.assert(
      fc.property(anyOrders, (all) => {
        const orders = all.filter(({ createdAt }) => createdAt !== '')
        const parts = [{ to: '2026-05-01' }, { from: '2026-05-02' }]
        const sums = parts.map((part) => statementOf(orders, [], part).totals)
        const whole = statementOf(orders, [], {}).totals
        for (const key of ['purchases', 'fees', 'sales', 'profit'] as const) {
          expect((sums[0]?.[key] ?? 0) + (sums[1]?.[key] ?? 0)).toBe(whole[key])
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('toCsv', () => {
  it('begins with the mark by which Excel reads UTF-8, and quotes what needs it', () => {
    expect(toCsv([['रकम (₹)', 'a,b', 'say "hi"', 12490.04]])).toBe(
      '\uFEFFरकम (₹),"a,b","say ""hi""",12490.04\r\n',
    )
  })

  it.each(['=1+1', '+91', '-2', '@cmd'])('does not let a spreadsheet run %s', (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  })

  it('leaves a negative number a number', () => {
    expect(toCsv([[-12.5]])).toBe('\uFEFF-12.5\r\n')
  })
})
