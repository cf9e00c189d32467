import { NO_ANSWER, TWO_MINUTES } from '@tests/support/app'
import { exploreAll, type Scenario } from './bounds'
import { itemGuards } from './guards'
import { type ItemWorldOptions, itemWorld } from './item-world'

const people = ['savita', 'ramesh']
const LAGS = 'the order lags behind'
const AHEAD = 'the clock jumps ahead'
/** Each happens once at most. */
const rare = [LAGS, 'the order is up to date', AHEAD]
const bidsRead = ['the order and its bids of tab 1 is answered']

const scenarios: Scenario<ItemWorldOptions>[] = [
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
  {
    what: 'a delivery requested after a sale',
    writes: ['sale of i1', 'request of i2'],
    rare,
    from: [...bidsRead, LAGS, 'the sale of i1 of tab 1 is answered'],
  },
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

/** Each is sent once and undoes nothing, and its success is shown. */
exploreAll({
  open: itemWorld,
  guards: itemGuards,
  scenarios,
})
