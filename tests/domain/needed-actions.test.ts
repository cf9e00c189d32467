import { describe, expect, it } from 'vitest'
import { paise } from '@/domain/money'
import { type ActionableItem, dealEnd, neededActions } from '@/domain/needed-actions'
import { accepted, requested } from './delivery-request'

const now = new Date('2026-09-05T06:30:00Z')

const END = '2026-09-08T06:30:00Z'

const item = (change: Partial<ActionableItem> = {}): ActionableItem => ({
  isSold: false,
  status: 'pending',
  quotesCount: 0,
  dealEndDate: END,
  ...change,
})

const toPay = { deliveryRequest: accepted }
const reported = { deliveryRequest: { ...accepted, transactionId: 'UTR1' } }

function order(id: string, items: ActionableItem[], change: Record<string, string> = {}) {
  return { id, status: 'active', purchasePaymentStatus: 'payment done', items, ...change }
}

const found = (orders: ReturnType<typeof order>[]) =>
  neededActions<ActionableItem, ReturnType<typeof order>>(orders, now).map(
    ({ order: { id }, action, end }) => [id, action.kind, end],
  )

const rejected = { purchasePaymentStatus: 'Rejected' }

it.each([
  ['of an item with a date', {}, END],
  ['of one whose delivery is accepted', toPay, END],
  ['of one without a date', { dealEndDate: 'soon' }, undefined],
  ['not once it is sold', { isSold: true }, undefined],
  ['not once its delivery is paid, as the person says', reported, undefined],
])('the end of the deal: %s', (_, change, end) => {
  expect(dealEnd(item(change))).toBe(end)
})

describe('what the orders wait for', () => {
  it('is nothing without orders, and nothing while all is under way', () => {
    expect(found([])).toEqual([])
    expect(found([order('a', [item()]), order('b', [])])).toEqual([])
  })

  it('is a delivery payment again after the provider rejected it', () => {
    const deliveryRequest = { ...accepted, transactionId: 'UTR1', status: 'Payment Rejected' }
    expect(found([order('a', [item({ deliveryRequest })])])).toEqual([['a', 'payDelivery', END]])
  })

  it.each([0, undefined])('is no payment of a delivery whose charges are %s', (charges) => {
    const deliveryRequest = {
      ...accepted,
      charges: charges === undefined ? charges : paise(charges),
    }
    expect(found([order('a', [item({ deliveryRequest })])])).toEqual([])
  })

  it('is nothing once an order is cancelled, its payment rejected or not', () => {
    expect(found([order('a', [], { ...rejected, status: 'Cancelled' })])).toEqual([])
  })

  it('is a deal that ends in an hour before a delivery whose deal is over', () => {
    const [over, soon] = ['2026-06-01T06:30:00Z', '2026-09-05T07:30:00Z']
    const orders = [
      order('delivery', [item({ ...toPay, dealEndDate: over })]),
      order('quotes', [item({ quotesCount: 2, dealEndDate: soon })]),
    ]
    expect(found(orders)).toEqual([
      ['quotes', 'chooseQuote', soon],
      ['delivery', 'payDelivery', over],
    ])
  })

  // A rejected payment is all that its order waits for.
  it('is a deal that ends within two days, then rejected payments, deliveries to be paid, quotes', () => {
    const [inTwoDays, sooner] = ['2026-09-07T06:30:00Z', '2026-09-07T06:29:59Z']
    const orders = [
      order('in two days', [item({ quotesCount: 2, dealEndDate: inTwoDays })]),
      order('accepted', [item(toPay)]),
      order('rejected', [item({ quotesCount: 3 }), item(toPay)], rejected),
      order('sooner', [item({ quotesCount: 2, dealEndDate: sooner })]),
    ]
    expect(found(orders)).toEqual([
      ['sooner', 'chooseQuote', sooner],
      ['rejected', 'reverify', undefined],
      ['accepted', 'payDelivery', END],
      ['in two days', 'chooseQuote', inTwoDays],
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

  it.each([
    ['in an order that is not active yet', { status: 'pending' }, {}],
    ['without a quote', {}, { quotesCount: 0 }],
    ['when it is sold', {}, { isSold: true }],
    ['when its delivery is asked for', {}, { deliveryRequest: requested }],
    ['once its deal has ended', {}, { dealEndDate: '2026-09-05T06:30:00Z' }],
  ])('is no choice of a quote %s', (_, ofOrder, ofItem) => {
    expect(found([order('a', [item({ quotesCount: 1, ...ofItem })], ofOrder)])).toEqual([])
  })

  it('is a choice of a quote until the deal ends', () => {
    const dealEndDate = '2026-09-05T06:30:01Z'
    const quoted = item({ quotesCount: 1, dealEndDate })
    expect(found([order('a', [quoted], { status: ' Active ' })])).toEqual([
      ['a', 'chooseQuote', dealEndDate],
    ])
  })

  it('is an accepted delivery to be paid, also after the order is closed, unless it is sold or paid', () => {
    const closed = { status: 'closed' }
    expect(found([order('a', [item(toPay)], closed)])).toEqual([['a', 'payDelivery', END]])
    expect(found([order('a', [item(toPay)], { status: 'Cancelled' })])).toEqual([])
    expect(found([order('a', [item({ ...toPay, isSold: true })])])).toEqual([])
    expect(found([order('a', [item(reported)])])).toEqual([])
  })

  it('is pressed by the item whose deal ends first', () => {
    const items = ['2026-09-09T06:30:00Z', '2026-09-06T06:30:00Z', ''].map((dealEndDate) =>
      item({ quotesCount: 1, dealEndDate }),
    )
    expect(found([order('a', items)])).toEqual([['a', 'chooseQuote', '2026-09-06T06:30:00Z']])
  })

  it('is of both kinds when an order has both, and names only the items concerned', () => {
    const [unpaid, quoted] = [item(toPay), item({ quotesCount: 1 })]
    const both = neededActions([order('a', [unpaid, quoted, item()])], now)
    expect(both.map(({ action }) => action)).toEqual([
      { kind: 'payDelivery', items: [unpaid] },
      { kind: 'chooseQuote', items: [quoted] },
    ])
  })
})
