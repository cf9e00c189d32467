import { beforeEach, describe, expect, it } from 'vitest'
import { submissionsOf } from '@/api/submission/use-submission'
import { paymentSubmission } from '@/features/shared/payment/payment-submission'
import { type Device, trustsFirstOwner } from '@tests/support/device'
import { type Bounds, explore } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import { expectExplored, LONG } from './bounds'
import { NO_ANSWER, TWO_MINUTES } from './common-parts'
import { GIVE_UP, REVIEW } from './payment-machine'
import { type PaymentWorldOptions, paymentWorld } from './payment-world'

const people = ['savita', 'ramesh']
const lagging = ['the data lag behind', 'the data are up to date']
const clock = ['the clock jumps back', 'the clock jumps ahead']
const cart = ['the cart changes elsewhere', 'the cart is filled again']
/** Each happens once at most. */
const rare = [...lagging, 'the network goes', ...cart]
const onItsWay = ['the orders of tab 1 is answered', 'the cart of tab 1 is answered']
/** It has arrived, and nobody knows. */
const unseen = [...onItsWay, 'the order UTR1 of tab 1 arrives', 'tab 1 is closed']

/** What a device reads of attempts, as if they were old. */
const old = (_: unknown, key: string, stored: string | null) =>
  key.includes('submission.') && stored
    ? stored.replaceAll('"mayArrive":true', '"mayArrive":false')
    : stored

interface Scenario extends Omit<PaymentWorldOptions, 'install'> {
  from?: readonly string[]
}

let install: (device: Device) => void
beforeEach(() => {
  install = stubGlobals()
})

const run = ({ from, ...scenario }: Scenario, bounds: Bounds) =>
  explore(() => paymentWorld({ ...scenario, install }), { ...bounds, from })

describe('each payment is sent once, and its success shown:', () => {
  it.each<Scenario & { what: string; deep: number }>([
    { what: 'an order, whatever happens to one person', rare, deep: 4 },
    { what: 'an order, whatever the clock does', rare: clock, deep: 3 },
    {
      what: 'an order, however late it arrives',
      isSlow: true,
      rare: [TWO_MINUTES],
      from: onItsWay,
      deep: 4,
    },
    {
      what: 'an order, whatever happens once it is on its way',
      rare: [...rare, GIVE_UP],
      from: onItsWay,
      deep: 3,
    },
    {
      what: 'an order after one that was given up',
      rare: [...rare, GIVE_UP],
      from: [...unseen, 'the network goes', 'tab 1 is opened'],
      deep: 2,
    },
    {
      what: 'an order without an answer for long',
      tabs: 2,
      rare: [NO_ANSWER],
      from: [...onItsWay, NO_ANSWER],
      deep: 3,
    },
    { what: 'an order, with two tabs and two people', tabs: 2, people, ids: ['UTR1'], deep: 4 },
    {
      what: 'orders of two carts in two tabs, the older one late',
      tabs: 2,
      isSlow: true,
      rare: [...cart, REVIEW, TWO_MINUTES],
      from: onItsWay,
      deep: 3,
    },
    {
      what: 'a rejected order and its changed total',
      payments: ['reverify'],
      rare: ['the total changes', 'it is verified elsewhere', 'the order is deleted'],
      deep: 3,
    },
    {
      what: 'a delivery and its changed charges',
      payments: ['delivery'],
      rare: [
        'the charges change',
        'the item is sold elsewhere',
        'the delivery is paid elsewhere',
        ...lagging,
      ],
      deep: 3,
    },
    {
      what: 'a delivery, however late it arrives',
      payments: ['delivery'],
      isSlow: true,
      rare: [TWO_MINUTES],
      from: ['the order of tab 1 is answered'],
      deep: 3,
    },
    ...(['reverify', 'delivery'] as const).map((name) => ({
      what: `a rejected ${name} that is stored as sent`,
      payments: [name],
      storesAsSent: true,
      rare: lagging,
      deep: 3,
    })),
    {
      what: 'an order and a delivery at once',
      payments: ['order', 'delivery'],
      rare: [GIVE_UP],
      deep: 3,
    },
  ])('$what', { timeout: LONG }, ({ what, deep, ...scenario }) =>
    expectExplored(deep, what, (bounds) => run(scenario, bounds)),
  )
})

describe('the exploration finds', () => {
  it.each<Scenario & { guard: string; breach: string; deep: number }>([
    {
      guard: 'a lock that is missing',
      device: { hasLocks: false },
      breach: 'two payments with one transaction ID',
      deep: 6,
    },
    {
      guard: 'attempts that are not recorded',
      device: { forgets: (key) => key.includes('submission.') },
      breach: 'the ID of the order just sent is called used',
      deep: 2,
    },
    {
      guard: 'attempts that are not looked up',
      broken: { findArrived: () => undefined },
      breach: 'the ID of the order just sent is called used',
      deep: 4,
    },
    {
      guard: 'an order that another tab has sent, and this one does not recognise',
      broken: { open: submissionsOf({ ...paymentSubmission, isSame: () => false }) },
      breach: 'the ID of the order just sent is called used',
      deep: 6,
    },
    {
      guard: 'two payments with one ID, of which neither is looked for when it is sent',
      payments: ['order', 'delivery'],
      broken: { refuse: () => undefined },
      breach: 'two payments with one transaction ID',
      deep: 1,
    },
    {
      guard: 'an attempt that may still arrive, and is taken for lost',
      isSlow: true,
      device: { reads: old },
      from: onItsWay,
      breach: 'it has arrived, and nobody says so',
      deep: 4,
    },
    {
      guard: 'a payment that has arrived, and is forgotten',
      payments: ['delivery'],
      storesAsSent: true,
      device: {
        reads: (_, key, stored) =>
          key.includes('payment.delivery') && stored
            ? stored.replace('"sentAt"', '"lost"')
            : stored,
      },
      breach: 'one payment is sent twice',
      deep: 3,
    },
    {
      guard: 'a person who has signed out, and whose requests go on',
      device: trustsFirstOwner(),
      people,
      breach: 'the device stores something of savita, who has signed out',
      deep: 6,
    },
  ])('$guard', { timeout: LONG }, async ({ breach, deep, ...scenario }) => {
    await expect(run(scenario, { depth: deep })).rejects.toThrow(breach)
  })
})
