import { expect, test } from 'vitest'
import { newsBetween } from '@/domain/order-news'
import { accepted, requested } from './delivery-request'

const onion = { id: 'i1', quotesCount: 0, status: '' }
const pending = { id: 'o1', status: 'pending', purchasePaymentStatus: 'pending', items: [onion] }
const active = { ...pending, status: 'active', purchasePaymentStatus: 'Payment Done' }
const rejected = { ...pending, purchasePaymentStatus: ' Rejected' }
const withItem = (change: object) => ({ ...active, items: [{ ...onion, ...change }] })
const asked = withItem({ deliveryRequest: requested })
const toPay = withItem({ deliveryRequest: accepted })
const reported = (status: string) =>
  withItem({ deliveryRequest: { ...accepted, transactionId: 'UTR1', status } })

test.each([
  ['the payment is verified', pending, active, ['verified']],
  ['the order became active', pending, { ...pending, status: 'Active' }, ['verified']],
  ['it is active for longer', active, { ...active }, []],
  ['the payment is rejected', pending, rejected, ['rejected']],
  ['it stays rejected', rejected, { ...rejected }, []],
  ['a first quote', active, withItem({ quotesCount: 1 }), ['quote']],
  ['one more quote', withItem({ quotesCount: 1 }), withItem({ quotesCount: 2 }), ['quote']],
  ['a quote was taken back', withItem({ quotesCount: 2 }), withItem({ quotesCount: 1 }), []],
  ['a delivery is accepted', asked, toPay, ['delivery']],
  ['a delivery was accepted before', toPay, { ...toPay }, []],
  ['a delivery payment got a word nobody listed', reported(''), reported('On hold'), []],
  ['an item that was not known', { ...active, items: [] }, withItem({ quotesCount: 3 }), []],
] as const)('%s', (_, before, now, kinds) => {
  expect(newsBetween([before], [now]).map(({ kind }) => kind)).toEqual(kinds)
})

test('an order that was not known brings no news', () => {
  expect(newsBetween([], [withItem({ quotesCount: 2 })])).toEqual([])
})
