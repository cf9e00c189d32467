import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as CallModule from '@/api/call'
import type { Device } from '@tests/support/device'
import { type Bounds, explore } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import { expectExplored, LONG } from './bounds'
import type { CartWorldOptions, Reads } from './cart-parts'
import { cartWorld } from './cart-world'

const reads = vi.hoisted((): Reads => ({}))
vi.mock('@/api/call', async (original) => ({
  ...(await original<typeof CallModule>()),
  call: async (
    _endpoint: unknown,
    { path }: { path: { userId: string } },
    options?: { signal?: AbortSignal },
  ) => ({ cartItems: await reads.lines?.(path.userId, options?.signal) }),
}))

const slow = ['the typing pause ends', 'no answer comes']
const rare = ['the network goes', ...slow]

let install: (device: Device) => void
beforeEach(() => {
  install = stubGlobals()
})

interface Scenario extends Omit<CartWorldOptions, 'install' | 'reads'> {
  from?: readonly string[]
}

const run = ({ from = [], ...scenario }: Scenario, bounds: Bounds) =>
  explore(() => cartWorld({ ...scenario, install, reads }), {
    ...bounds,
    from: ['the cart of tab 1 is answered', ...from],
  })

const changed: Scenario = {
  rare: ['another device changes it', 'another device removes it'],
  typings: 1,
  from: ['typed 5 in tab 1', 'the field is left in tab 1'],
  without: /tab 2|typed 6|emptied|deleted|Proceed/,
}

const lookedAt: Scenario = {
  without: /^(?!tab|the cart|the quantity|the removal|the emptying).* in tab 2|typed 6|page/,
}

/** Tab 1 sends what was typed as its last word, and Savita goes on in tab 2. */
const hidden = {
  from: [
    'tab 2 is opened',
    'the cart of tab 2 is answered',
    'typed 5 in tab 1',
    'the page hides in tab 1',
  ],
  typings: 2,
  without:
    /closed|reloaded|page (ends|.* 2)|(typed 6|emptied|deleted|undone|Proceed) in tab 1|typed 5 in tab 2/,
}

/** Tab 2 still sends what Savita has typed while Ramesh uses tab 1. */
const signedInBehind = [
  'typed 5 in tab 2',
  'the field is left in tab 2',
  'log out in tab 1',
  'ramesh signs in in tab 1',
  'the cart of tab 1 is answered',
]

/** Edits without what the line was when they were sent. */
const withoutVersions: Scenario['device'] = {
  reads: (_, key, stored) =>
    key.includes('cart-edits') && stored !== null
      ? stored.replace(/,"before":\[[^\]]*\]/g, '')
      : stored,
}

describe('at rest the cart is as wanted, on screen and at the provider,', () => {
  it.each<Scenario & { what: string; deep: number }>([
    { what: 'whatever happens', rare, deep: 3 },
    { what: 'typed', rare, without: /tab 2|page|closed|typed 6|deleted|emptied/, deep: 6 },
    {
      what: 'deleted and undone',
      rare: slow,
      without: /tab 2|page|closed|typed|emptied|Pro/,
      deep: 6,
    },
    {
      what: 'emptied and undone',
      rare: slow,
      without: /tab 2|page|closed|typed|deleted|Pro/,
      deep: 6,
    },
    { what: 'typed in a page that ends', without: /tab 2|typed 6|deleted|emptied|Pro/, deep: 6 },
    { what: 'whatever becomes of the page, and another device changes it', ...changed, deep: 6 },
    { what: 'while a second tab looks on', ...lookedAt, deep: 5 },
    {
      what: 'typed in two tabs',
      without: /closed|reloaded|emptied|page|typed 6 in tab 1|typed 5 in tab 2/,
      from: ['tab 2 is opened', 'the cart of tab 2 is answered'],
      deep: 5,
    },
    {
      what: 'typed in a page that a second tab hides',
      ...hidden,
      without: new RegExp(`${hidden.without.source}|emptied`),
      deep: 5,
    },
    {
      what: 'emptied in a tab that hides another',
      ...hidden,
      // docs/reliability.md, "Not proven".
      without: new RegExp(`${hidden.without.source}|Retry`),
      deep: 4,
    },
    {
      what: 'while somebody else signs in',
      people: ['savita', 'ramesh'],
      from: ['tab 2 is opened', 'the cart of tab 2 is answered', ...signedInBehind],
      typings: 2,
      without: /page|emptied|deleted|Proceed|typed 6/,
      deep: 4,
    },
    {
      what: 'typed in two tabs, and one page ends',
      tabs: 2,
      typings: 2,
      from: [
        'the cart of tab 2 is answered',
        'typed 6 in tab 2',
        'the field is left in tab 2',
        'typed 5 in tab 1',
        'the field is left in tab 1',
        'the quantity 6 of tab 2 is answered',
        'the page ends in tab 1',
        'tab 1 is closed',
      ],
      without: /never|deleted|emptied|tab 2 is (closed|reloaded)|page (ends|hides) in tab 2/,
      deep: 4,
    },
  ])('$what', { timeout: LONG }, ({ what, deep, ...scenario }) =>
    expectExplored(deep, `a cart, ${what}`, (bounds) => run(scenario, bounds)),
  )
})

describe('the exploration finds', () => {
  it.each<Scenario & { guard: string; breach: string }>([
    {
      guard: 'a tab that sends what another is about to send',
      ...lookedAt,
      device: { hasLocks: false },
      breach: 'wanted 1, and the provider has 0',
    },
    {
      guard: 'edits that are not stored',
      ...changed,
      device: { forgets: (key) => key.includes('cart-edits') },
      breach: 'wanted 5, and the provider has 1',
    },
    {
      guard: 'edits that are sent again whatever happened meanwhile',
      ...changed,
      device: withoutVersions,
      breach: 'the quantity 5 of an earlier page overwrites what another device has changed',
    },
  ])('$guard', { timeout: LONG }, async ({ breach, ...scenario }) => {
    await expect(run(scenario, { depth: 6 })).rejects.toThrow(breach)
  })
})
