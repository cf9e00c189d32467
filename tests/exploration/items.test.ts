import { beforeEach, describe, expect, it } from 'vitest'
import type { Device } from '@tests/support/device'
import { type Bounds, explore } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import { due, expectExplored, findings, LONG } from './bounds'
import { NO_ANSWER, TWO_MINUTES } from './common-parts'
import { itemGuards } from './guards'
import { type ItemWorldOptions, itemWorld } from './item-world'

const people = ['savita', 'ramesh']
const LAGS = 'the order lags behind'
const AHEAD = 'the clock jumps ahead'
/** Each happens once at most. */
const rare = [LAGS, 'the order is up to date', AHEAD]
const bidsRead = ['the order and its bids of tab 1 is answered']

interface Scenario extends Omit<ItemWorldOptions, 'install'> {
  from?: readonly string[]
}

const soldUnseen: Scenario = {
  writes: ['sale of i1', 'request of i2'],
  rare,
  from: [...bidsRead, LAGS, 'the sale of i1 of tab 1 is answered'],
}

let install: (device: Device) => void
beforeEach(() => {
  install = stubGlobals()
})

const run = ({ from, ...scenario }: Scenario, bounds: Bounds) =>
  explore(() => itemWorld({ ...scenario, install }), { ...bounds, from })

const scenarios: (Scenario & { what: string })[] = [
  {
    what: 'a sale',
    writes: ['sale of i1'],
    rare: ['the network goes', 'a bid changes'],
    from: bidsRead,
  },
  {
    what: 'a sale, however late it arrives',
    writes: ['sale of i1'],
    isSlow: true,
    rare: [TWO_MINUTES],
    from: bidsRead,
  },
  { what: 'a sale, with two people', writes: ['sale of i1'], people },
  { what: 'a delivery requested after a sale', ...soldUnseen },
  {
    what: 'a sale and a request of one item',
    writes: ['sale of i1', 'request of i1'],
    from: bidsRead,
  },
  {
    what: 'a request, with two people and without a network',
    writes: ['request of i1'],
    people,
    rare: ['the network goes'],
  },
  {
    what: 'a sale and a request in two tabs, when no answer comes for long',
    writes: ['sale of i1', 'request of i2'],
    tabs: 2,
    rare: [NO_ANSWER],
    from: [...bidsRead, 'request i2 in tab 2'],
  },
  {
    what: 'a payment after the request of another',
    writes: ['request of i2', 'payment of i1'],
    rare,
    from: ['the order of tab 1 is answered', LAGS, 'the request of i2 of tab 1 is answered'],
  },
]

describe('each is sent once and undoes nothing, and its success is shown:', () => {
  it.each(due(itemGuards, scenarios))('$what', { timeout: LONG }, ({ what, ...scenario }) =>
    expectExplored(itemGuards, what, (bounds) => run(scenario, bounds)),
  )
})

describe('the exploration finds', () => {
  it.each(findings(itemGuards, scenarios))(
    '$guard: $what',
    { timeout: LONG },
    async ({ depth, breach, ...scenario }) => {
      await expect(run(scenario, { depth })).rejects.toThrow(breach)
    },
  )
})
