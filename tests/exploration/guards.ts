/**
 * The guards of what moves money, and of the cart. Each is broken on purpose, and names the
 * scenarios that find it and how many events that takes: `npm test` explores so deep (bounds.ts).
 */
import { trustsFirstOwner } from '@tests/support/device'
import type { CartWorldOptions } from './cart-parts'
import type { ItemWorldOptions } from './item-world'
import type { PaymentWorldOptions } from './payment-world'

export interface Guard<Options> {
  guard: string
  broken: Partial<Options>
  /** Scenarios, and the events that each needs. */
  foundBy: Record<string, number>
  breach: RegExp
}

type Reads = NonNullable<ItemWorldOptions['device']>['reads']

/** What a device reads of its submissions and payments, changed. */
const reading =
  (part: string, change: (stored: string) => string): Reads =>
  (_, key, stored) =>
    key.includes(part) && stored ? change(stored) : stored

/** A device that loses this part of what it stores about submissions. */
const without = (part: string) => ({
  reads: reading('submission.', (stored) =>
    JSON.stringify(
      JSON.parse(stored, (name, value: unknown) => {
        if (name !== part) return value
        return Array.isArray(value) ? [] : undefined
      }),
    ),
  ),
})

const signedOut = 'a person who has signed out, and whose requests go on'
const stillStored = /the device stores something of savita, who has signed out/

export const paymentGuards: Guard<PaymentWorldOptions>[] = [
  {
    guard: 'a lock that is missing',
    broken: { device: { hasLocks: false } },
    foundBy: {
      'an order, with two tabs and two people': 1,
      'orders of two carts in two tabs, the older one late': 2,
      'a delivery, however late it arrives': 2,
      'an order, whatever happens once it is on its way': 3,
    },
    breach: /two payments with one transaction ID|it has arrived, and nobody says so/,
  },
  {
    guard: 'attempts that are not recorded',
    broken: { device: { forgets: (key) => key.includes('submission.') } },
    foundBy: {
      'an order after one that was given up': 0,
      'a rejected order and its changed total': 2,
      'a delivery and its changed charges': 2,
    },
    breach: /the ID of the order just sent is called used|it has arrived, and nobody says so/,
  },
  {
    guard: 'attempts that are not looked up',
    broken: { broken: { findArrived: () => undefined } },
    foundBy: { 'an order without an answer for long': 2 },
    breach: /the ID of the order just sent is called used/,
  },
  {
    guard: 'two payments with one ID, of which neither is looked for when it is sent',
    broken: { broken: { refuse: () => undefined } },
    foundBy: { 'an order and a delivery at once': 1 },
    breach: /two payments with one transaction ID/,
  },
  {
    guard: 'an attempt that may still arrive, and is taken for lost',
    broken: {
      device: {
        reads: reading('submission.', (stored) =>
          stored.replaceAll('"mayArrive":true', '"mayArrive":false'),
        ),
      },
    },
    foundBy: { 'an order that a gateway has answered': 2 },
    breach: /it has arrived, and nobody says so/,
  },
  {
    guard: 'a payment that has arrived, and is forgotten',
    broken: {
      device: { reads: reading('payment.', (stored) => stored.replace('"sentAt"', '"lost"')) },
    },
    foundBy: {
      'a rejected reverify that is stored as sent': 2,
      'a rejected delivery that is stored as sent': 2,
    },
    breach: /two payments with one transaction ID/,
  },
  {
    guard: signedOut,
    broken: { device: trustsFirstOwner() },
    foundBy: { 'an order, with two tabs and two people': 1 },
    breach: stillStored,
  },
]

export const itemGuards: Guard<ItemWorldOptions>[] = [
  {
    guard: 'a sale and a delivery of one order that do not wait for each other',
    broken: { sale: { lockName: 'sale' } },
    foundBy: { 'a sale and a request in two tabs, when no answer comes for long': 1 },
    breach: /the sale of i1 is undone/,
  },
  {
    guard: 'attempts that are not recorded',
    broken: { device: without('attempts') },
    foundBy: { 'a sale': 2, 'a sale and a request of one item': 2 },
    breach: /the sale of i1 has arrived, and nobody says so/,
  },
  {
    guard: 'attempts that are not looked up',
    broken: { sale: { findArrived: () => undefined } },
    foundBy: { 'a sale, however late it arrives': 1 },
    breach: /the sale of i1 has arrived, and nobody says so/,
  },
  {
    guard: 'a tap that sends where it said that it only looks',
    broken: { sale: { sendsAfterLook: true } },
    foundBy: { 'a sale': 1 },
    breach: /a submission failed/,
  },
  {
    guard: 'what arrived, and is forgotten at once',
    broken: { device: without('arrived') },
    foundBy: {
      'a delivery requested after a sale': 2,
      'a payment after the request of another': 2,
    },
    breach: /is undone/,
  },
  {
    guard: signedOut,
    broken: { device: trustsFirstOwner() },
    foundBy: {
      'a sale, with two people': 1,
      'a request, with two people and without a network': 1,
    },
    breach: stillStored,
  },
]

export const cartGuards: Guard<CartWorldOptions>[] = [
  {
    guard: 'changes that are not stored',
    broken: { device: { forgets: (key) => key.includes('cart-edits') } },
    foundBy: {
      'whatever becomes of the page, and another device changes it': 2,
      'deleted and undone': 3,
      'emptied and undone': 3,
      typed: 3,
      'typed of two products': 3,
      'typed in a page that is closed': 4,
      'typed in a page that a second tab outlives': 4,
    },
    breach: /wanted [05], and the provider has 1/,
  },
  {
    guard: 'changes that are sent again whatever happened meanwhile',
    // As if the other device's quantities were known before.
    broken: {
      device: {
        reads: reading('cart-edits', (stored) =>
          stored.replaceAll('"before":[', '"before":[9000,'),
        ),
      },
    },
    foundBy: { 'whatever becomes of the page, and another device changes it': 3 },
    breach: /a 5 is sent again over what another device has changed/,
  },
  {
    guard: signedOut,
    broken: { device: trustsFirstOwner() },
    foundBy: { 'while somebody else signs in': 1 },
    breach: stillStored,
  },
]
