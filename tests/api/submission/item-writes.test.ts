import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { digestId } from '@/domain/digest'
import { isBehind } from '@/api/submission/item-writes'
import { submissionMemory } from '@/api/submission/use-submission'
import { rememberSignIn } from '@/session/session'
import { accepted, orderOf, type WireItem } from '@tests/exploration/item-parts'

beforeEach(() => rememberSignIn('savita', ''))

const requestedAt = '2026-11-26T10:00:00.000Z'
const unsold: WireItem = { _id: 'i1', isSold: false }
const requested: WireItem = { ...unsold, deliveryRequest: { requested: true, requestedAt } }
const due = accepted(unsold)
const paid: WireItem = {
  ...due,
  deliveryRequest: { requested: true, requestedAt, isAccepted: true, transactionId: 'UTR1' },
}
const rejected: WireItem = {
  ...due,
  deliveryRequest: {
    ...paid.deliveryRequest,
    requested: true,
    requestedAt,
    status: 'payment rejected',
  },
}

// Phones hold records under these names: renaming a key loses them.
const sale = 'sale o1 i1'
const request = 'delivery-request i1'
const payment = 'delivery-payment i1'

function isBehindOf(item: WireItem, key: string, request: string, at = Date.now()): boolean {
  const { record } = submissionMemory('savita', key, z.string())
  record.write({ attempts: [], arrived: { request, at } })
  return orderOf([item]).items.some((read) => isBehind('savita', 'o1', read))
}

it.each<[what: string, item: WireItem, key: string, arrived: string]>([
  ['sold', unsold, sale, 'bid'],
  ['requested', unsold, request, requestedAt],
  ['paid', due, payment, digestId('UTR1')],
])('an order is behind that lacks what was %s a moment ago', (_, item, key, arrived) => {
  expect(isBehindOf(item, key, arrived)).toBe(true)
  expect(isBehindOf(item, key, arrived, Date.now() - 600_000)).toBe(false)
})

it.each<[what: string, item: WireItem, key: string, arrived: string]>([
  ['shows the sale', { ...unsold, isSold: true }, sale, 'bid'],
  ['is another one than that of the sale', unsold, 'sale o2 i1', 'bid'],
  ['shows the request', requested, request, requestedAt],
  ['is further than the request', due, request, requestedAt],
  ['shows the payment', paid, payment, digestId('UTR1')],
  ['shows the payment as rejected', rejected, payment, digestId('UTR1')],
])('an order is not behind that %s', (_, item, key, arrived) => {
  expect(isBehindOf(item, key, arrived)).toBe(false)
})
