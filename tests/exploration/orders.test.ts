import { beforeEach, describe, expect, it } from 'vitest'
import { type Device, trustsFirstOwner } from '@tests/support/device'
import { type Bounds, explore } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import { expectExplored, LONG } from './bounds'
import { NO_ANSWER, TWO_MINUTES } from './common-parts'
import { GIVE_UP } from './order-parts'
import { type OrderWorldOptions, orderWorld } from './order-world'

const people = ['savita', 'ramesh']
const lagging = ['the list lags behind', 'the list is up to date']
const clock = ['the clock jumps back', 'the clock jumps ahead']
const changes = ['the network goes', 'the cart changes elsewhere', 'the cart is filled again']
/** Each happens once at most. */
const rare = [...lagging, ...changes]
const onItsWay = ['the orders of tab 1 is answered', 'the cart of tab 1 is answered']
/** It has arrived, and nobody knows. */
const unseen = [...onItsWay, 'the order UTR1 of tab 1 arrives', 'tab 1 is closed']

/** What a device reads of attempts, as if they were old. */
const old = (_: unknown, key: string, stored: string | null) =>
  key.includes('submission.') && stored
    ? stored.replaceAll('"mayArrive":true', '"mayArrive":false')
    : stored

interface Scenario extends Omit<OrderWorldOptions, 'install'> {
  from?: readonly string[]
}

let install: (device: Device) => void
beforeEach(() => {
  install = stubGlobals()
})

const run = ({ from, ...scenario }: Scenario, bounds: Bounds) =>
  explore(() => orderWorld({ ...scenario, install }), { ...bounds, from })

describe('one order for one payment, and its success shown,', () => {
  it.each<Scenario & { what: string; deep: number }>([
    { what: 'whatever happens to one person', rare: [...lagging, ...changes], deep: 6 },
    { what: 'whatever the clock does', rare: clock, deep: 6 },
    {
      what: 'however late it arrives',
      isSlow: true,
      rare: [TWO_MINUTES],
      from: onItsWay,
      deep: 5,
    },
    {
      what: 'whatever happens once it is on its way',
      rare: [...rare, GIVE_UP],
      from: onItsWay,
      deep: 4,
    },
    {
      what: 'after one that was given up',
      rare: [...rare, GIVE_UP],
      from: [...unseen, 'the network goes', 'tab 1 is opened'],
      deep: 3,
    },
    {
      what: 'when no answer comes for long',
      tabs: 2,
      rare: [NO_ANSWER],
      from: [...onItsWay, NO_ANSWER],
      deep: 4,
    },
    { what: 'with two tabs and two people', tabs: 2, people, idCount: 1, deep: 6 },
  ])('$what', { timeout: LONG }, ({ what, deep, ...scenario }) =>
    expectExplored(deep, `an order, ${what}`, (bounds) => run(scenario, bounds)),
  )
})

describe('the exploration finds', () => {
  it.each<Scenario & { guard: string; breach: string }>([
    {
      guard: 'a lock that is missing',
      device: { hasLocks: false },
      breach: 'two orders for one transaction ID',
    },
    {
      guard: 'attempts that are not recorded',
      device: { forgets: (key) => key.includes('submission.') },
      breach: 'the ID of the order just sent is called used',
    },
    {
      guard: 'attempts that are not looked up',
      options: { findArrived: () => undefined },
      breach: 'the ID of the order just sent is called used',
    },
    {
      guard: 'an order that another tab has sent, and this one does not recognise',
      options: { isSame: () => false },
      breach: 'the ID of the order just sent is called used',
    },
    {
      guard: 'an attempt that may still arrive, and is taken for lost',
      isSlow: true,
      device: { reads: old },
      from: onItsWay,
      breach: 'two orders for one transaction ID',
    },
    {
      guard: 'a person who has signed out, and whose requests go on',
      device: trustsFirstOwner(),
      people,
      breach: 'the device stores something of savita, who has signed out',
    },
  ])('$guard', { timeout: LONG }, async ({ breach, ...scenario }) => {
    await expect(run(scenario, { depth: 6 })).rejects.toThrow(breach)
  })
})
