import { describe, expect, it } from 'vitest'
import type { DeliveryState } from '@/domain/delivery'
import { timeline } from '@/domain/timeline'

const now = new Date('2026-09-05T06:30:00Z')

interface Item {
  id: string
  isSold: boolean
  status: string
  quotesCount: number
  dealEndDate: string
  salePaymentStatus: string
  deliveryRequest?: DeliveryState
}

/** An unsold item whose deal ends on 8 Sep, three days from now. */
function item(change: Partial<Item> = {}): Item {
  return {
    id: 'a',
    isSold: false,
    status: 'pending',
    quotesCount: 0,
    dealEndDate: '2026-09-08T06:30:00Z',
    salePaymentStatus: '',
    ...change,
  }
}

function delivery(change: Partial<DeliveryState> = {}): { deliveryRequest: DeliveryState } {
  const deliveryRequest = {
    requested: true,
    isAccepted: false,
    transactionId: '',
    paidAt: '',
    status: '',
    ...change,
  }
  return { deliveryRequest }
}

const order = (status: string, purchasePaymentStatus: string) => ({ status, purchasePaymentStatus })

/**
 * One letter a stage, in order: d(one) c(urrent) f(ailed) p(artly) n(ext). Five letters: no payout.
 */
function letters(status: string, payment: string, items: Item[]): string {
  return timeline(order(status, payment), items, now)
    .stages.map(({ state }) => state[0])
    .join('')
}

const paid = { transactionId: 'UTR1', status: 'payment done' }

describe('paid, verification, activation, quotes, sold or delivered, paid out', () => {
  it.each<[string, string, Item, string]>([
    // status, payment, item, stages
    ['pending', 'pending', item(), 'dcnnnn'],
    ['pending', 'payment done', item(), 'ddcnnn'],
    ['active', 'payment done', item(), 'dddcnn'],
    // Activated: it must have been verified, whatever the other word still says.
    ['active', 'pending', item(), 'dddcnn'],
    ['ACTIVE', 'payment done', item({ quotesCount: 3 }), 'dddcnn'],
    // The time is over: it goes to the highest quote.
    ['active', 'payment done', item({ dealEndDate: '2026-09-04T06:30:00Z' }), 'ddddcn'],
    ['active', 'payment done', item({ dealEndDate: '2026-09-05T06:31:00Z' }), 'dddcnn'],
    ['active', 'payment done', item(delivery()), 'ddddc'],
    ['active', 'payment done', item(delivery({ isAccepted: true })), 'ddddc'],
    ['active', 'payment done', item(delivery({ isAccepted: true, ...paid })), 'ddddc'],
    ['active', 'payment done', item(delivery({ isAccepted: true, status: 'rejected' })), 'ddddf'],
    ['active', 'payment done', item({ status: 'Delivered', ...delivery(paid) }), 'ddddd'],
    ['closed', 'payment done', item({ status: 'Delivered' }), 'ddddd'],
    ['active', 'payment done', item({ isSold: true }), 'dddddc'],
    ['closed', 'payment done', item({ isSold: true, salePaymentStatus: 'pending' }), 'dddddc'],
    ['closed', 'payment done', item({ isSold: true, salePaymentStatus: 'In Process' }), 'dddddc'],
    ['Closed', 'payment done', item({ isSold: true, salePaymentStatus: 'Payment Done' }), 'dddddd'],
    ['closed', 'payment done', item({ isSold: true, salePaymentStatus: 'Rejected' }), 'dddddf'],
    ['closed', 'payment done', item(), 'ddddcn'],
    // Asked for before it was activated.
    ['pending', 'pending', item(delivery()), 'dcnnn'],
    // Sold in spite of whatever the order says.
    ['Handed over', 'On Hold', item({ isSold: true }), 'dddddc'],
  ])('%s, %s, %o: %s', (status, payment, one, expected) => {
    expect(letters(status, payment, [one])).toBe(expected)
  })

  it.each<[string, string, string]>([
    ['rejected', 'rejected', 'dfnnnn'],
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

  it('is failed for a rejected payment even when the item is sold', () => {
    expect(letters('active', 'rejected', [item({ isSold: true })])).toBe('dfnnnn')
  })
})

describe('several items', () => {
  const open = item({ quotesCount: 2 })
  const sold = item({ isSold: true, salePaymentStatus: 'pending' })
  const paidOut = item({ isSold: true, salePaymentStatus: 'payment done' })
  const delivered = item({ status: 'Delivered' })

  it.each<[string, Item[], string]>([
    ['all open', [open, open], 'dddcnn'],
    ['one sold', [open, sold], 'dddcpp'],
    ['one delivered', [open, delivered], 'dddcpn'],
    ['one on its way', [sold, item(delivery())], 'ddddcp'],
    ['all sold, one paid out', [sold, paidOut], 'dddddc'],
    ['all sold and paid out', [paidOut, paidOut], 'dddddd'],
    ['sold and delivered', [paidOut, delivered], 'dddddd'],
    ['sold, not paid out, and delivered', [sold, delivered], 'dddddc'],
    ['all delivered', [delivered, delivered], 'ddddd'],
  ])('%s', (_, items, expected) => {
    expect(letters('active', 'payment done', items)).toBe(expected)
  })

  it('are failed where the rest of them stand, when some are sold and the order fails', () => {
    expect(letters('Cancelled', 'payment done', [open, sold])).toBe('ddfppp')
  })

  it('are counted', () => {
    const line = timeline(order('active', 'payment done'), [open, sold, delivered], now)
    expect(line.counts).toEqual({ items: 3, sold: 1, delivered: 1, quotes: 2 })
    const { counts } = timeline(order('active', 'payment done'), [open, open, delivered], now)
    expect(counts).toEqual({ items: 3, sold: 0, delivered: 1, quotes: 4 })
    expect(line.outcome).toBe('mixed')
  })
})

describe('the outcome', () => {
  it.each([
    ['open', [item()]],
    ['open', []],
    ['sold', [item({ isSold: true }), item({ isSold: true })]],
    ['delivery', [item(delivery())]],
    ['delivery', [item({ status: 'delivered' })]],
    ['mixed', [item(), item({ isSold: true })]],
  ])('is %s', (outcome, items) => {
    expect(timeline(order('active', 'payment done'), items, now).outcome).toBe(outcome)
  })
})

describe('the end of the deal', () => {
  const left = (items: Item[], status = 'active', payment = 'payment done') =>
    timeline(order(status, payment), items, now).dealEnd

  it('is that of the deal that ends first and is still open', () => {
    const later = item({ dealEndDate: '2026-09-12T06:30:00Z' })
    const sold = item({ isSold: true, dealEndDate: '2026-09-06T06:30:00Z' })
    const delivered = item({ status: 'Delivered', dealEndDate: '2026-09-06T06:30:00Z' })
    expect(left([later, sold, delivered, item()])).toBe('2026-09-08T06:30:00Z')
    expect(left([sold, delivered])).toBeUndefined()
  })

  it.each([
    ['pending', 'pending'],
    ['pending', 'payment done'],
    ['closed', 'payment done'],
    ['active', 'rejected'],
    ['On Hold', 'payment done'],
  ])('does not matter while the order is %s, %s', (status, payment) => {
    expect(left([item()], status, payment)).toBeUndefined()
  })
})
