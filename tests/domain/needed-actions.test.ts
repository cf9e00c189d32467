import { describe, expect, it } from 'vitest'
import { dealEnd, isDealOver, neededActions } from '@/domain/needed-actions'

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
    ({ order: { id }, action, end }) => [id, action.kind, end],
  )

const rejected = { purchasePaymentStatus: 'Rejected' }

const END = '2026-09-08T06:30:00Z'

describe('the end of the deal', () => {
  const delivery = (change: object) => ({
    deliveryRequest: { ...request, isAccepted: true, ...change },
  })

  it.each([
    ['of an item with a date', {}, END],
    ['of one whose delivery is accepted', delivery({}), END],
    ['of one whose delivery is asked for', delivery({ isAccepted: false }), END],
    ['of one without a date', { dealEndDate: 'soon' }, undefined],
    ['not once it is sold', { isSold: true }, undefined],
    ['not once its delivery is paid, as the person says', delivery({ paidAt: 'x' }), undefined],
    ['not once that is verified', delivery({ status: 'payment done' }), undefined],
    ['not once it is delivered', { status: 'Delivered' }, undefined],
  ])('%s', (_, change, end) => {
    expect(dealEnd({ ...item(), ...change })).toBe(end)
  })

  it.each([
    ['2026-09-05T06:30:01Z', false],
    ['2026-09-05T06:30:00Z', true],
    // A day without a time lasts until midnight in India.
    ['2026-09-05', false],
    ['2026-09-04', true],
    ['soon', false],
  ])('%s has passed: %s', (dealEndDate, isOver) => {
    expect(isDealOver(item({ dealEndDate }), now)).toBe(isOver)
  })
})

describe('what the orders wait for', () => {
  it('is nothing without orders, and nothing while all is under way', () => {
    expect(found([])).toEqual([])
    expect(found([order('a', [item()]), order('b', [])])).toEqual([])
  })

  it('is a delivery payment again after the provider rejected it', () => {
    const status = 'Payment Rejected'
    const deliveryRequest = { ...request, isAccepted: true, transactionId: 'UTR1', status }
    expect(found([order('a', [{ ...item(), deliveryRequest }])])).toEqual([
      ['a', 'payDelivery', END],
    ])
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
      ['accepted', 'payDelivery', END],
      ['quoted', 'chooseQuote', END],
    ])
  })

  it('is a deal that ends within two days before all else', () => {
    const quoted = (dealEndDate: string) => [item({ quotesCount: 2, dealEndDate })]
    const orders = [
      order('in two days', quoted('2026-09-07T06:30:00Z')),
      order('rejected', [item()], rejected),
      order('sooner', quoted('2026-09-07T06:29:59Z')),
    ]
    expect(found(orders).map(([id]) => id)).toEqual(['sooner', 'rejected', 'in two days'])
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
    expect(
      found([order('today', quoted('2026-09-05T17:00:00Z')), order('no end', quoted(''))]),
    ).toEqual([
      ['today', 'chooseQuote', '2026-09-05T17:00:00Z'],
      ['no end', 'chooseQuote', undefined],
    ])
  })

  it.each([
    ['in an order that is not active yet', { status: 'pending' }, {}],
    ['in a closed order', { status: 'Closed' }, {}],
    ['without a quote', {}, { quotesCount: 0 }],
    ['where the count is nonsense', {}, { quotesCount: -1 }],
    ['when it is sold', {}, { isSold: true }],
    ['when its delivery is asked for', {}, { deliveryRequest: { ...request, isAccepted: false } }],
    ['when it is delivered', {}, { status: 'Delivered' }],
    ['once its deal has ended', {}, { dealEndDate: '2026-09-05T06:30:00Z' }],
  ])('is no choice of a quote %s', (_, ofOrder, ofItem) => {
    const quoted = { ...item({ quotesCount: 1 }), ...ofItem }
    expect(found([order('a', [quoted], ofOrder)])).toEqual([])
  })

  it('is a choice of a quote until the deal ends', () => {
    const dealEndDate = '2026-09-05T06:30:01Z'
    const quoted = item({ quotesCount: 1, dealEndDate })
    expect(found([order('a', [quoted], { status: ' Active ' })])).toEqual([
      ['a', 'chooseQuote', dealEndDate],
    ])
  })

  it('is an accepted delivery to be paid, also after the order is closed, unless it is sold', () => {
    const accepted = item({ accepted: true, dealEndDate: '2026-09-01T00:00:00Z' })
    expect(found([order('a', [accepted], { status: 'closed' })])).toEqual([
      ['a', 'payDelivery', '2026-09-01T00:00:00Z'],
    ])
    expect(found([order('a', [{ ...accepted, isSold: true }])])).toEqual([])
    const deliveryRequest = { ...request, isAccepted: true, transactionId: 'UTR1' }
    expect(found([order('a', [{ ...accepted, deliveryRequest }])])).toEqual([])
  })

  it('is only the payment while that is rejected, whatever else there is', () => {
    const items = [item({ quotesCount: 3 }), item({ accepted: true })]
    expect(found([order('a', items, rejected)])).toEqual([['a', 'reverify', undefined]])
  })

  it('is pressed by the item whose deal ends first', () => {
    const items = ['2026-09-09T06:30:00Z', '2026-09-06T06:30:00Z', ''].map((dealEndDate) =>
      item({ quotesCount: 1, dealEndDate }),
    )
    expect(found([order('a', items)])).toEqual([['a', 'chooseQuote', '2026-09-06T06:30:00Z']])
  })

  it('is of both kinds when an order has both, and names only the items concerned', () => {
    const [accepted, quoted] = [item({ accepted: true }), item({ quotesCount: 1 })]
    const both = neededActions([order('a', [accepted, quoted, item()])], now)
    expect(both.map(({ action }) => action)).toEqual([
      { kind: 'payDelivery', items: [accepted] },
      { kind: 'chooseQuote', items: [quoted] },
    ])
  })
})
