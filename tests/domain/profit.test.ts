import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sumPaise, unitPrice } from '@/domain/money'
import { orderTotals } from '@/domain/orders'
import { moneyAtWork, profitByMonth, profitByProduct } from '@/domain/profit'
import { anyOrders, soldItem as item, soldOrder } from './sold-order'

const order = { ...soldOrder, createdAt: '2026-04-20T10:00:00Z' }

const withItems = (...changes: Partial<typeof item>[]) => ({
  ...order,
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

describe('the money at work', () => {
  const now = new Date('2026-09-05T06:30:00Z')
  const open = { ...item, isSold: false }
  const running = { ...order, status: 'active', soldStatus: 'pending', items: [open] }

  it('is due by date; what has none comes last, and what is stopped does not come', () => {
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
})

it('adds up to Total Profit and Active Purchase, to the paisa', () => {
  fc.assert(
    fc.property(anyOrders, (orders) => {
      const totals = orderTotals(orders)
      const sum = (parts: { profit: ReturnType<typeof paise> }[]) =>
        sumPaise(parts.map(({ profit }) => profit))
      const { atWork, verifying, due } = moneyAtWork(orders, new Date('2026-09-05T06:30:00Z'))
      expect(sum(profitByMonth(orders))).toBe(totals.totalProfit)
      expect(sum(profitByProduct(orders))).toBe(totals.totalProfit)
      expect(atWork).toBe(totals.activePurchase)
      expect(sumPaise(due.map((row) => row.order.totalAmount))).toBe(atWork + verifying)
    }),
    { numRuns: 300 },
  )
})
