import { beforeEach, describe, expect, it } from 'vitest'
import { type Device, trustsFirstOwner } from '@tests/support/device'
import { type Bounds, explore } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import { expectExplored, LONG } from './bounds'
import { NO_ANSWER, TWO_MINUTES } from './common-parts'
import { type ItemWorldOptions, itemWorld } from './item-world'

const people = ['savita', 'ramesh']
const LAGS = 'the order lags behind'
const AHEAD = 'the clock jumps ahead'
/** Each happens once at most. */
const rare = [LAGS, 'the order is up to date', AHEAD]

interface Scenario extends Omit<ItemWorldOptions, 'install'> {
  from?: readonly string[]
}

const soldUnseen: Scenario = {
  writes: ['sale of i1', 'request of i2'],
  rare,
  from: [
    'the order and its bids of tab 1 is answered',
    LAGS,
    'the sale of i1 of tab 1 is answered',
  ],
}

let install: (device: Device) => void
beforeEach(() => {
  install = stubGlobals()
})

const run = ({ from, ...scenario }: Scenario, bounds: Bounds) =>
  explore(() => itemWorld({ ...scenario, install }), { ...bounds, from })

describe('each is sent once and undoes nothing, and its success is shown:', () => {
  it.each<Scenario & { what: string; deep: number }>([
    {
      what: 'a sale',
      writes: ['sale of i1'],
      rare: ['the network goes', 'a bid changes'],
      deep: 4,
    },
    {
      what: 'a sale, however late it arrives',
      writes: ['sale of i1'],
      isSlow: true,
      rare: [TWO_MINUTES],
      from: ['the order and its bids of tab 1 is answered'],
      deep: 4,
    },
    { what: 'a sale, with two people', writes: ['sale of i1'], people, deep: 4 },
    { what: 'a delivery requested after a sale', ...soldUnseen, deep: 4 },
    {
      what: 'a sale and a request of one item',
      writes: ['sale of i1', 'request of i1'],
      deep: 4,
    },
    {
      what: 'a request, with two people and without a network',
      writes: ['request of i1'],
      people,
      rare: ['the network goes'],
      deep: 4,
    },
    {
      what: 'a sale and a request in two tabs, when no answer comes for long',
      writes: ['sale of i1', 'request of i2'],
      tabs: 2,
      rare: [NO_ANSWER],
      from: ['the order and its bids of tab 1 is answered', 'request i2 in tab 2'],
      deep: 4,
    },
    {
      what: 'a payment after the request of another',
      writes: ['request of i2', 'payment of i1'],
      rare,
      from: ['the order of tab 1 is answered', LAGS, 'the request of i2 of tab 1 is answered'],
      deep: 4,
    },
  ])('$what', { timeout: LONG }, ({ what, deep, ...scenario }) =>
    expectExplored(deep, what, (bounds) => run(scenario, bounds)),
  )
})

/** A device that loses this part of what it stores about submissions. */
const without = (part: string) => ({
  reads: (_: unknown, key: string, stored: string | null) =>
    key.includes('submission.') && stored
      ? JSON.stringify(
          JSON.parse(stored, (name, value: unknown) => {
            if (name !== part) return value
            return Array.isArray(value) ? [] : undefined
          }),
        )
      : stored,
})

describe('the exploration finds', () => {
  it.each<Scenario & { guard: string; breach: string }>([
    {
      guard: 'a sale and a delivery of one order that do not wait for each other',
      writes: ['sale of i1', 'request of i2'],
      tabs: 2,
      sale: { lockName: 'sale' },
      breach: 'the sale of i1 is undone',
    },
    {
      guard: 'attempts that are not recorded',
      writes: ['sale of i1'],
      device: without('attempts'),
      breach: 'the sale of i1 has arrived, and nobody says so',
    },
    {
      guard: 'attempts that are not looked up',
      writes: ['sale of i1'],
      sale: { findArrived: () => undefined },
      breach: 'the sale of i1 has arrived, and nobody says so',
    },
    {
      guard: 'a tap that sends where it said that it only looks',
      writes: ['sale of i1'],
      sale: { sendsAfterLook: true },
      breach: 'a submission failed',
    },
    {
      guard: 'what arrived, and is forgotten at once',
      ...soldUnseen,
      device: without('arrived'),
      breach: 'the sale of i1 is undone',
    },
    {
      guard: 'a person who has signed out, and whose requests go on',
      writes: ['sale of i1'],
      device: trustsFirstOwner(),
      people,
      breach: 'the device stores something of savita, who has signed out',
    },
  ])('$guard', { timeout: LONG }, async ({ breach, ...scenario }) => {
    await expect(run(scenario, { depth: 6 })).rejects.toThrow(breach)
  })
})
