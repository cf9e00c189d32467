import { describe, expect, it } from 'vitest'
import { timeline } from '@/domain/timeline'
import { accepted, requested } from './delivery-request'

const now = new Date('2026-09-05T06:30:00Z')

type Item = Parameters<typeof timeline>[1][number]

/** An unsold item whose deal ends on 8 Sep, three days from now. */
function item(change: Partial<Item> = {}): Item {
  return {
    isSold: false,
    status: 'pending',
    quotesCount: 0,
    dealEndDate: '2026-09-08T06:30:00Z',
    salePaymentStatus: '',
    ...change,
  }
}

const onItsWay = item({ deliveryRequest: requested })
const unpaid = item({ deliveryRequest: { ...accepted, status: 'rejected' } })
const delivered = item({ status: 'Delivered' })

const order = (status: string, purchasePaymentStatus: string) => ({ status, purchasePaymentStatus })

/**
 * One letter a stage, in order: d(one) c(urrent) f(ailed) p(artly) n(ext). Five letters: no payout.
 */
function letters(status: string, payment: string, items: Item[]): string {
  return timeline(order(status, payment), items, now)
    .stages.map(({ state }) => state[0])
    .join('')
}

describe('paid, verification, activation, quotes, sold or delivered, paid out', () => {
  it.each<[string, string, Item, string]>([
    // status, payment, item, stages
    ['pending', 'pending', item(), 'dcnnnn'],
    ['pending', 'payment done', item(), 'ddcnnn'],
    ['active', 'payment done', item(), 'dddcnn'],
    // Activated: it must have been verified, whatever the other word still says.
    ['active', 'pending', item(), 'dddcnn'],
    // The time is over: it goes to the highest quote.
    ['active', 'payment done', item({ dealEndDate: '2026-09-04T06:30:00Z' }), 'ddddcn'],
    ['active', 'payment done', onItsWay, 'ddddc'],
    ['active', 'payment done', unpaid, 'ddddf'],
    ['active', 'payment done', delivered, 'ddddd'],
    ['active', 'payment done', item({ isSold: true }), 'dddddc'],
    ['Closed', 'payment done', item({ isSold: true, salePaymentStatus: 'Payment Done' }), 'dddddd'],
    ['closed', 'payment done', item({ isSold: true, salePaymentStatus: 'Rejected' }), 'dddddf'],
    ['closed', 'payment done', item(), 'ddddcn'],
    // Asked for before it was activated.
    ['pending', 'pending', onItsWay, 'dcnnn'],
    // Sold in spite of whatever the order says.
    ['Handed over', 'On Hold', item({ isSold: true }), 'dddddc'],
    // But for a rejected payment.
    ['active', 'rejected', item({ isSold: true }), 'dfnnnn'],
  ])('%s, %s, %o: %s', (status, payment, one, expected) => {
    expect(letters(status, payment, [one])).toBe(expected)
  })

  it.each<[string, string, string]>([
    ['pending', 'Rejected', 'dfnnnn'],
    // "Other values are shown as failing (red)."
    ['Cancelled', 'payment done', 'ddfnnn'],
    ['On Hold', 'pending', 'dfnnnn'],
    // Nothing at all, or a payment word nobody listed: still being verified.
    ['', '', 'dcnnnn'],
    ['pending', 'On Hold', 'dcnnnn'],
  ])('status "%s" with payment "%s": %s', (status, payment, expected) => {
    expect(letters(status, payment, [item()])).toBe(expected)
    expect(letters(status, payment, [])).toBe(expected)
  })
})

describe('several items', () => {
  const open = item({ quotesCount: 2 })
  const sold = item({ isSold: true, salePaymentStatus: 'pending' })
  const paidOut = item({ isSold: true, salePaymentStatus: 'payment done' })

  it.each<[string, string, Item[], string]>([
    ['one sold', 'active', [open, sold], 'dddcpp'],
    ['one delivered', 'active', [open, delivered], 'dddcpn'],
    ['one on its way', 'active', [sold, onItsWay], 'ddddcp'],
    ['all sold, one paid out', 'active', [sold, paidOut], 'dddddc'],
    ['sold and delivered', 'active', [paidOut, delivered], 'dddddd'],
    ['sold, not paid out, and delivered', 'active', [sold, delivered], 'dddddc'],
    // Failed where the rest of them stand.
    ['one sold', 'Cancelled', [open, sold], 'ddfppp'],
  ])('%s, in an order that is %s', (_, status, items, expected) => {
    expect(letters(status, 'payment done', items)).toBe(expected)
  })

  it('are counted', () => {
    const items = [open, open, sold, delivered]
    const { counts, outcome } = timeline(order('active', 'payment done'), items, now)
    expect(counts).toEqual({ items: 4, sold: 1, delivered: 1, quotes: 4 })
    expect(outcome).toBe('mixed')
  })
})

it.each([
  ['open', [item()]],
  ['open', []],
  ['sold', [item({ isSold: true }), item({ isSold: true })]],
  ['delivery', [onItsWay]],
])('the outcome is %s', (outcome, items) => {
  expect(timeline(order('active', 'payment done'), items, now).outcome).toBe(outcome)
})

describe('the end of the deal', () => {
  const left = (items: Item[], status = 'active', payment = 'payment done') =>
    timeline(order(status, payment), items, now).dealEnd

  it('is that of the deal that ends first and is still open', () => {
    const later = item({ dealEndDate: '2026-09-12T06:30:00Z' })
    const sold = item({ isSold: true, dealEndDate: '2026-09-06T06:30:00Z' })
    expect(left([later, sold, item()])).toBe('2026-09-08T06:30:00Z')
    expect(left([sold, delivered])).toBeUndefined()
  })

  it('is not that of a deal that is over while another is not; the last one after all', () => {
    const first = item({ dealEndDate: '2026-09-03T06:30:00Z' })
    const last = item({ dealEndDate: '2026-09-04T06:30:00Z' })
    expect(left([first, item(), last])).toBe('2026-09-08T06:30:00Z')
    expect(left([first, last])).toBe('2026-09-04T06:30:00Z')
  })

  it.each([
    ['pending', 'pending'],
    ['closed', 'payment done'],
    ['active', 'rejected'],
  ])('does not matter while the order is %s, %s', (status, payment) => {
    expect(left([item()], status, payment)).toBeUndefined()
  })
})
