import { expect, it } from 'vitest'
import type { DeliveryState } from '@/domain/delivery'
import { nextDate } from '@/domain/next-date'

const now = new Date('2026-09-05T06:30:00Z')
const order = {
  status: 'Active',
  purchasePaymentStatus: 'payment done',
  createdAt: '2026-09-05T02:00:00Z',
}
const item = {
  name: 'Turmeric',
  isSold: false,
  status: 'pending',
  quotesCount: 2,
  dealEndDate: '2026-09-08T12:30:00Z',
}

function delivery(estimatedDeliveryDate: string, change: Partial<DeliveryState> = {}) {
  const state = { requested: true, isAccepted: true, transactionId: '', paidAt: '', status: '' }
  return { deliveryRequest: { ...state, ...change, estimatedDeliveryDate } }
}

type Case = [string, Partial<typeof order>, object, [string, string] | undefined]

it.each<Case>([
  ['an active order', {}, {}, ['dealEnd', '2026-09-08T12:30:00.000Z']],
  // A day without a time lasts until midnight in India.
  [
    'a deal with a day alone',
    {},
    { dealEndDate: '2026-09-08' },
    ['dealEnd', '2026-09-08T18:30:00.000Z'],
  ],
  ['a pending order', { status: 'pending' }, {}, ['activation', '2026-09-05T15:00:00.000Z']],
  [
    'an order that waits longer than expected',
    { status: 'pending', createdAt: '2026-09-04T02:00:00Z' },
    {},
    undefined,
  ],
  ['a deal that has ended', {}, { dealEndDate: '2026-09-05T06:30:00Z' }, undefined],
  ['a delivery', {}, delivery('2026-09-11'), ['delivery', '2026-09-11T00:00:00.000Z']],
  [
    'a delivery of today',
    {},
    delivery('2026-09-05T02:00:00Z'),
    ['delivery', '2026-09-05T02:00:00.000Z'],
  ],
  ['a delivery without a date', {}, delivery(''), undefined],
  ['what is delivered', {}, { ...delivery('2026-09-11'), status: 'Delivered' }, undefined],
  ['what is sold', {}, { isSold: true }, undefined],
  ['a rejected payment', { purchasePaymentStatus: 'rejected' }, {}, undefined],
  ['a closed order', { status: 'closed' }, {}, undefined],
  ['no date at all', { status: 'pending', createdAt: 'soon' }, {}, undefined],
])('knows what comes next for %s', (_, orderChange, itemChange, expected) => {
  const found = nextDate({ ...order, ...orderChange }, [{ ...item, ...itemChange }], now)
  expect(found && [found.kind, found.at.toISOString()]).toEqual(expected)
})

it('takes what comes first of several items', () => {
  const sooner = { ...item, name: 'Chilli', dealEndDate: '2026-09-06T12:30:00Z' }
  expect(nextDate(order, [item, sooner], now)?.item.name).toBe('Chilli')
})
