import * as z from 'zod/mini'
import { applyAct } from './acts'
import { hostileWords, withUnknownWords } from './scenario-words'
import { cartLineOf, cartLines, inDays, manyOffers } from './seed-goods'
import { deliveriesRequested, everyOrder, manyOrders, withItems } from './seed-orders'
import { ids, seed } from './seed-people'
import { manyBids, manyQuotedOrders, quotesWaiting } from './seed-quotes'
import { manyReferrals, manyRewards } from './seed-rewards'
import { manyQueries } from './seed-support'
import { newPerson, type Person, type World } from './world'

const MANY = 10_000

/** The default world with changes to Savita (9876543210), whom most tests sign in as. */
function savitaWith(now: Date, change: (savita: Person) => Partial<Person>): World {
  const world = seed(now)
  const savita = world.people[ids.savita]
  if (savita) world.people[ids.savita] = { ...savita, ...change(savita) }
  return world
}

function withCart(now: Date, lines: [sku: string, quantity: number][]): World {
  return savitaWith(now, () => ({ cart: cartLines(ids.savita, lines) }))
}

/** Savita has requested the delivery of her turmeric. */
function deliveryRequested(now: Date): World {
  return savitaWith(now, (savita) => ({ orders: deliveriesRequested(savita, now) }))
}

/** Every scenario by name: a function that builds its world as of `now`. */
export const scenarios = {
  /** See seed-people.ts. */
  default: seed,
  /** Savita has just registered. */
  'new-user': (now) =>
    savitaWith(now, ({ user: { _id, name, mobileNo, referralCode } }) => ({
      ...newPerson(),
      user: { _id, name, mobileNo, referralCode },
    })),
  'no-bank-details': (now) =>
    savitaWith(now, ({ user }) => ({ user: { ...user, bankDetails: undefined } })),
  'empty-cart': (now) => withCart(now, []),
  /** Six lines in several units, one with a fraction; below 99,000 rupees. */
  'full-cart': (now) =>
    withCart(now, [
      ['WHT-LOK1-D', 750],
      ['DAL-TUR-D', 102.5],
      ['MNG-ALP-D', 12],
      ['SOY-YLW-D', 5],
      ['TMT-NRG-D', 15],
      ['MUS-BRT-D', 60.125],
    ]),
  /** Above 99,000 rupees with the fee: bank transfer only. */
  'big-cart': (now) =>
    withCart(now, [
      ['COT-S6-D', 12],
      ['TRM-SNG-D', 150],
    ]),
  /** 500 lines of 10,000 offers. */
  'long-cart': (now) => {
    const products = manyOffers(MANY)
    const cart = products
      .slice(0, 500)
      .map((product, index) => cartLineOf(ids.savita, product, index))
    return { ...savitaWith(now, () => ({ cart })), products }
  },
  'no-products': (now) => ({ ...withCart(now, []), products: [] }),
  'no-orders': (now) => savitaWith(now, () => ({ orders: [], quotes: {} })),
  /** 10,000 offers; the first ones are the catalogue's, with pictures. */
  'many-offers': (now) => ({ ...seed(now), products: manyOffers(MANY) }),
  /** The only purchase is sold and paid out. */
  sold: (now) =>
    savitaWith(now, ({ orders }) => ({
      orders: orders.filter(({ isSold }) => isSold),
      quotes: {},
    })),
  /** An order for every state of a purchase. */
  'every-order': (now) =>
    savitaWith(now, (savita) => ({ orders: everyOrder(savita, now), quotes: {} })),
  /** 10,000 orders. */
  'many-orders': (now) =>
    savitaWith(now, (savita) => ({ orders: manyOrders(savita, now, MANY), quotes: {} })),
  /** Quotes of every kind. */
  'quotes-waiting': (now) => savitaWith(now, (savita) => quotesWaiting(savita, now)),
  /** Active purchases without quotes. */
  'no-quotes': (now) =>
    savitaWith(now, (savita) => ({
      orders: withItems(savita, () => ({ quotesCount: 0 })),
      quotes: {},
    })),
  /** 1,000 bids for one product. */
  'many-bids': (now) => savitaWith(now, (savita) => manyBids(savita, 1000, now)),
  /** 2,000 active orders, all of them quoted. */
  'many-quotes': (now) => savitaWith(now, (savita) => manyQuotedOrders(savita, 2000, now)),
  /** 2,000 referred users, each with a reward. */
  'many-rewards': (now) =>
    savitaWith(now, () => ({
      rewards: manyRewards(now, 2000),
      referrals: manyReferrals(now, 2000),
    })),
  'delivery-requested': deliveryRequested,
  /** The charges of that delivery are due. */
  'delivery-accepted': (now) => {
    const world = deliveryRequested(now)
    applyAct({ world, now }, 'acceptDelivery')
    return world
  },
  /** The payment of those charges was rejected, and the next one is stored as it is sent. */
  'stores-as-sent': (now) => {
    const world = deliveryRequested(now)
    applyAct({ world, now }, 'acceptDelivery')
    const paid = { transactionId: 'DEMODLV000104', paidAt: inDays(now, -1) }
    for (const { deliveryRequest } of world.people[ids.savita]?.orders[1]?.orderItems ?? [])
      if (deliveryRequest) Object.assign(deliveryRequest, paid, { status: 'Payment Rejected' })
    return { ...world, storesAsSent: true }
  },
  /** All deals ended yesterday. */
  'deals-over': (now) =>
    savitaWith(now, (savita) => ({
      orders: withItems(savita, () => ({ dealEndDate: inDays(now, -1) })),
    })),
  'no-queries': (now) => savitaWith(now, () => ({ queries: [] })),
  /** 2,000 Help & Support queries. */
  'many-queries': (now) => savitaWith(now, () => ({ queries: manyQueries(now, 2000) })),
  'odd-words': (now) => withUnknownWords(seed(now)),
  /** Every text tries to run as HTML or script. */
  hostile: (now) => hostileWords(seed(now)),
} satisfies Record<string, (now: Date) => World>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as ScenarioName[]

export const ScenarioNameSchema = z.enum(
  scenarioNames,
  `the scenario must be one of ${scenarioNames.join(', ')}`,
)
