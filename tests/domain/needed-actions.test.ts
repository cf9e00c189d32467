import { describe, expect, it } from 'vitest'
import { neededActions } from '@/domain/needed-actions'

const now = new Date('2026-09-05T06:30:00Z')

const request = { requested: true, transactionId: '', paidAt: '', status: '' }

function item(change: { quotesCount?: number; dealEndDate?: string; accepted?: true } = {}) {
  const { accepted, ...rest } = change
  return {
    isSold: false,
    status: 'pending',
    quotesCount: 0,
    dealEndDate: '2026-09-08T06:30:00Z',
    ...(accepted && { deliveryRequest: { ...request, isAccepted: true } }),
    ...rest,
  }
}

type Item = ReturnType<typeof item>

function order(id: string, items: Item[], change: Record<string, string> = {}) {
  return { id, status: 'active', purchasePaymentStatus: 'payment done', items, ...change }
}

const found = (orders: ReturnType<typeof order>[]) =>
  neededActions<Item, ReturnType<typeof order>>(orders, now).map(
    ({ order: { id }, action, daysLeft }) => [id, action.kind, daysLeft],
  )

const rejected = { purchasePaymentStatus: 'Rejected' }

describe('what the orders wait for', () => {
  it('is nothing without orders, and nothing while all is under way', () => {
    expect(found([])).toEqual([])
    expect(found([order('a', [item()]), order('b', [])])).toEqual([])
  })

  it('is rejected payments first, then deliveries to be paid, then quotes', () => {
    expect(
      found([
        order('quoted', [item({ quotesCount: 2 })]),
        order('accepted', [item({ accepted: true })]),
        order('rejected', [item()], rejected),
      ]),
    ).toEqual([
      ['rejected', 'reverify', undefined],
      ['accepted', 'payDelivery', 3],
      ['quoted', 'chooseQuote', 3],
    ])
  })

  it('is sorted by the end of the deal, and otherwise stays as it was', () => {
    const quoted = (dealEndDate: string) => [item({ quotesCount: 1, dealEndDate })]
    expect(
      found([
        order('no end', quoted('')),
        order('in three days', quoted('2026-09-08T06:30:00Z')),
        order('today', quoted('2026-09-05T17:00:00Z')),
        order('in three days too', quoted('2026-09-08T09:30:00Z')),
      ]).map(([id]) => id),
    ).toEqual(['today', 'in three days', 'in three days too', 'no end'])
  })

  it('is of both kinds when an order has both, and names only the items concerned', () => {
    const [accepted, quoted] = [item({ accepted: true }), item({ quotesCount: 1 })]
    const both = neededActions([order('a', [accepted, quoted, item()])], now)
    expect(both.map(({ action }) => action)).toEqual([
      { kind: 'payDelivery', items: [accepted] },
      { kind: 'chooseQuote', items: [quoted] },
    ])
  })

  it('is found in 10,000 orders without a visible pause', () => {
    const orders = Array.from({ length: 10_000 }, (_, n) =>
      order(String(n), [item({ quotesCount: n % 3 })]),
    )
    // The best of some: the machine may be busy with something else.
    const times = [1, 2, 3, 4, 5].map(() => {
      const start = performance.now()
      expect(found(orders)).toHaveLength(6666)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(500)
  })
})
