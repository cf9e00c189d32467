import { expect, test } from 'vitest'
import { newsBetween } from '@/domain/order-news'

const request = { requested: true, transactionId: '', paidAt: '', status: '' }
const asked = { ...request, isAccepted: false }
const accepted = { ...request, isAccepted: true }

const onion = { id: 'i1', quotesCount: 0, status: '' }
const pending = { id: 'o1', status: 'pending', purchasePaymentStatus: 'pending', items: [onion] }
const active = { ...pending, status: 'active', purchasePaymentStatus: 'Payment Done' }
const withItem = (change: object) => ({ ...active, items: [{ ...onion, ...change }] })

test.each([
  ['the payment is verified', pending, active, ['verified']],
  ['the order became active', pending, { ...pending, status: 'Active' }, ['verified']],
  ['it is active for longer', active, { ...active }, []],
  [
    'the payment is rejected',
    pending,
    { ...pending, purchasePaymentStatus: ' Rejected' },
    ['rejected'],
  ],
  [
    'it stays rejected',
    { ...pending, purchasePaymentStatus: 'rejected' },
    { ...pending, purchasePaymentStatus: 'rejected' },
    [],
  ],
  ['a first quote', active, withItem({ quotesCount: 1 }), ['quote']],
  ['one more quote', withItem({ quotesCount: 1 }), withItem({ quotesCount: 2 }), ['quote']],
  ['a quote was taken back', withItem({ quotesCount: 2 }), withItem({ quotesCount: 1 }), []],
  [
    'a delivery is accepted',
    withItem({ deliveryRequest: asked }),
    withItem({ deliveryRequest: accepted }),
    ['delivery'],
  ],
  [
    'a delivery payment got a word nobody listed',
    withItem({ deliveryRequest: { ...accepted, transactionId: 'UTR1' } }),
    withItem({ deliveryRequest: { ...accepted, transactionId: 'UTR1', status: 'On hold' } }),
    [],
  ],
  ['an item that was not known', { ...active, items: [] }, withItem({ quotesCount: 3 }), []],
] as const)('%s', (_, before, now, kinds) => {
  expect(newsBetween([before], [now]).map(({ kind }) => kind)).toEqual(kinds)
})

test('the same orders, and a delivery that was accepted before, bring no news', () => {
  expect(newsBetween([active], [active])).toEqual([])
  const before = withItem({ deliveryRequest: accepted })
  expect(newsBetween([before], [{ ...before }])).toEqual([])
})

test('an order that was not known brings no news', () => {
  expect(newsBetween([], [withItem({ quotesCount: 2 })])).toEqual([])
})
