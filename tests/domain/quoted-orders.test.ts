import { describe, expect, it } from 'vitest'
import { isOpenForSale, mostPressingFirst } from '@/domain/quoted-orders'

const now = new Date('2026-09-05T06:30:00.000Z')

interface ItemFacts {
  end?: string
  isSold?: boolean
  status?: string
  delivery?: string
}

function item({ end = '', isSold = false, status = 'pending', delivery }: ItemFacts = {}) {
  return {
    isSold,
    status,
    dealEndDate: end,
    deliveryRequest:
      delivery === undefined
        ? undefined
        : { requested: true, isAccepted: true, transactionId: '', paidAt: '', status: delivery },
  }
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
  mostPressingFirst(orders, now).map(({ name }) => name)

describe('a vendor can be chosen', () => {
  it.each([
    ['active', {}, true],
    [' Active ', {}, true],
    ['active', { delivery: '' }, true], // asked for and accepted, not paid
    ['pending', {}, true],
    ['On Hold', {}, true],
    ['', {}, true],
    ['closed', {}, false],
    [' Closed', {}, false],
    ['Rejected', {}, false],
    [' cancelled ', {}, false],
    ['Canceled', {}, false],
    ['active', { delivery: 'Payment Verification Pending' }, false],
    ['active', { isSold: true }, false],
    ['active', { status: 'Delivered' }, false],
    ['active', { delivery: 'payment done' }, false],
  ])('in a %j order for %j: %s', (status, facts, isOpen) => {
    const order = { status, purchasePaymentStatus: 'payment done' }
    expect(isOpenForSale(order, item(facts))).toBe(isOpen)
  })

  it('not where the payment was rejected', () => {
    const order = { status: 'active', purchasePaymentStatus: ' Rejected ' }
    expect(isOpenForSale(order, item({}))).toBe(false)
  })
})

describe('the orders of the quotes list', () => {
  it('come by the first deal that ends, the rest newest first', () => {
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
      ]),
    ).toEqual(['in an hour', 'in two days', 'no end, new', 'over', 'no end, old'])
  })

  it('come by the first end whatever the order of the items', () => {
    const [early, late] = [{ end: '2026-09-06T06:30:00Z' }, { end: '2026-09-09T06:30:00Z' }]
    const between = order('between', '2026-09-01T00:00:00Z', [{ end: '2026-09-07T06:30:00Z' }])
    expect(names([between, order('a', '', [early, late])])).toEqual(['a', 'between'])
    expect(names([between, order('a', '', [late, early])])).toEqual(['a', 'between'])
    expect(names([between, order('a', '', [{ end: ` ${early.end} ` }])])).toEqual(['a', 'between'])
  })

  it('do not press where nothing can be sold any more', () => {
    const soon = '2026-09-05T07:00:00Z'
    expect(
      names([
        order('sold', '2026-09-01T00:00:00Z', [{ end: soon, isSold: true }]),
        order('closed', '2026-09-02T00:00:00Z', [{ end: soon }], 'closed'),
        order('later', '2026-08-01T00:00:00Z', [{ end: '2026-09-08T07:00:00Z' }]),
      ]),
    ).toEqual(['later', 'closed', 'sold'])
  })

  it('keep the provider’s order where nothing tells them apart, and leave the given list alone', () => {
    const given = [order('a', 'soon', []), order('b', '', []), order('c', 'soon', [])]
    const before = [...given]
    expect(names(given)).toEqual(['a', 'b', 'c'])
    expect(given).toEqual(before)
  })
})
