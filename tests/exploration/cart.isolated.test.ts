import { vi } from 'vitest'
import type * as CallModule from '@/api/call'
import { NO_ANSWER } from '@tests/support/app'
import { exploreAll, type Scenario } from './bounds'
import type { CartWorldOptions, Provider } from './cart-parts'
import { cartWorld } from './cart-world'
import { cartGuards } from './guards'

const provider = vi.hoisted((): Provider => ({}))
vi.mock('@/api/call', async (original) => ({
  ...(await original<typeof CallModule>()),
  call: ({ name }: { name: string }, args: object, options?: object) =>
    provider.answer?.({ name, ...args, ...options }),
}))

const slow = ['the typing pause ends', NO_ANSWER]
const rare = ['the network goes', ...slow]

const typed = ['typed 5 in tab 1']

const inTwoTabs = ['tab 2 is opened', 'the cart of tab 2 is answered']

/** Tab 2 still sends what Savita has typed while Ramesh uses tab 1. */
const signedInBehind = [
  ...inTwoTabs,
  'typed 5 in tab 2',
  'the field is left in tab 2',
  'log out in tab 1',
  'ramesh signs in in tab 1',
  'the cart of tab 1 is answered',
]

const scenarios: Scenario<CartWorldOptions>[] = [
  { what: 'whatever happens', rare },
  { what: 'typed', rare, without: /tab 2|closed|typed [67]|deleted|emptied/, from: typed },
  {
    what: 'typed of two products',
    rare: ['the network goes'],
    without: /tab 2|closed|typed 6|deleted|emptied/,
    from: typed,
  },
  {
    what: 'deleted and undone',
    rare: slow,
    without: /tab 2|closed|typed|emptied|Pro/,
  },
  {
    what: 'emptied and undone',
    rare: slow,
    without: /tab 2|closed|typed|deleted|Pro/,
  },
  {
    what: 'emptied, and typed before and after',
    without: /tab 2|closed|reloaded|typed [67]|deleted|Pro/,
  },
  {
    what: 'typed in a page that is closed',
    without: /tab 2|typed [67]|deleted|emptied|Pro/,
  },
  {
    what: 'whatever becomes of the page, and another device changes it',
    rare: ['another device changes it', 'another device removes it'],
    typings: 1,
    from: ['typed 5 in tab 1', 'the field is left in tab 1'],
    without: /tab 2|typed [67]|emptied|deleted|Proceed/,
  },
  {
    what: 'typed in two tabs',
    without: /closed|reloaded|emptied|deleted|typed 7|typed 6 in tab 1|typed 5 in tab 2/,
    from: inTwoTabs,
  },
  {
    what: 'typed in a page that a second tab outlives',
    without:
      /emptied|deleted|typed [67]|(reloaded|typed \d|Proceed) in tab 2|tab 2 is (closed|reloaded)/,
    from: inTwoTabs,
  },
  {
    what: 'while somebody else signs in',
    people: ['savita', 'ramesh'],
    from: signedInBehind,
    typings: 2,
    without: /emptied|deleted|Proceed|typed [67]/,
  },
]

/** At rest the cart is as wanted, on screen and at the provider. */
exploreAll({
  open: (options) => cartWorld(options, provider),
  guards: cartGuards,
  scenarios: scenarios.map((scenario) => ({
    ...scenario,
    from: ['the cart of tab 1 is answered', ...(scenario.from ?? [])],
  })),
})
