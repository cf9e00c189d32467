import type { WireProduct } from '@/api/contract/product'
import { catalogue } from './catalogue'
import { acceptDeliveries, dealsOver, deliveriesRequested } from './deliveries'
import { hostileWords } from './hostile-words'
import { oddWords } from './odd-words'
import { seed } from './seed'
import { cartLineOf, cartLines } from './seed-goods'
import { everyOrder, manyOrders } from './seed-orders'
import { ids } from './seed-people'
import { manyBids, manyQuotedOrders, quotesWaiting } from './seed-quotes'
import { manyReferrals, manyRewards } from './seed-rewards'
import { manyQueries } from './seed-support'
import type { Person, World } from './world'

const MANY = 10_000

/** The default world with Savita (9876543210), whom tests sign in, changed. */
function savitaWith(now: Date, change: (savita: Person) => Partial<Person>): World {
  const world = seed(now)
  const savita = world.people[ids.savita]
  if (savita) world.people[ids.savita] = { ...savita, ...change(savita) }
  return world
}

function manyOffers(): WireProduct[] {
  return Array.from({ length: MANY }, (_, index) => {
    const round = Math.floor(index / catalogue.length)
    const offer = catalogue[index % catalogue.length]
    if (!offer) throw new Error('The catalogue is empty')
    if (round === 0) return { ...offer }
    return {
      ...offer,
      _id: `66${String(index).padStart(22, '0')}`,
      sku: `${offer.sku}-${String(round)}`,
      productName: `${offer.productName} ${String(round + 1)}`,
    }
  })
}

/** Savita has asked for the delivery of the turmeric she bought. */
function deliveryRequested(now: Date): World {
  return savitaWith(now, (savita) => ({ orders: deliveriesRequested(savita, now) }))
}

/** Worlds by name, each built for the time it starts at. */
export const scenarios = {
  /** What seed.ts describes. */
  default: seed,
  /** Savita has just signed up: nothing saved, nothing bought. */
  'new-user': (now) =>
    savitaWith(now, ({ user: { _id, name, mobileNo, referralCode } }) => ({
      user: { _id, name, mobileNo, referralCode },
      addresses: [],
      cart: [],
      orders: [],
      quotes: {},
      queries: [],
      rewards: [],
      referrals: [],
    })),
  'no-bank-details': (now) =>
    savitaWith(now, ({ user }) => ({ user: { ...user, bankDetails: undefined } })),
  'empty-cart': (now) => savitaWith(now, () => ({ cart: [] })),
  /** Six lines of several units and a broken quantity; below 99,000 rupees. */
  'full-cart': (now) =>
    savitaWith(now, () => ({
      cart: cartLines(ids.savita, [
        ['WHT-LOK1-D', 750],
        ['DAL-TUR-D', 102.5],
        ['MNG-ALP-D', 12],
        ['SOY-YLW-D', 5],
        ['TMT-NRG-D', 15],
        ['MUS-BRT-D', 60.125],
      ]),
    })),
  /** With the fee above 99,000 rupees: bank transfer only. */
  'big-cart': (now) =>
    savitaWith(now, () => ({
      cart: cartLines(ids.savita, [
        ['COT-S6-D', 12],
        ['TRM-SNG-D', 150],
      ]),
    })),
  /** 500 lines, and what else there is to buy. */
  'long-cart': (now) => {
    const offers = manyOffers()
    const first = offers
      .slice(0, 500)
      .map((product, index) => cartLineOf(ids.savita, product, index))
    return { ...savitaWith(now, () => ({ cart: first })), products: offers }
  },
  'no-products': (now) => ({ ...savitaWith(now, () => ({ cart: [] })), products: [] }),
  'no-orders': (now) => savitaWith(now, () => ({ orders: [], quotes: {} })),
  /** 10,000 offers; the first ones are the catalogue's own, with their pictures. */
  'many-offers': (now) => ({ ...seed(now), products: manyOffers() }),
  /** Savita's only purchase: its payment was rejected. */
  'payment-rejected': (now) =>
    savitaWith(now, ({ orders }) => ({
      orders: orders.filter(({ purchasePaymentStatus }) => purchasePaymentStatus === 'rejected'),
      quotes: {},
    })),
  /** Savita's only purchase: sold and paid out. */
  sold: (now) =>
    savitaWith(now, ({ orders }) => ({
      orders: orders.filter(({ isSold }) => isSold),
      quotes: {},
    })),
  /** One order for every state a purchase can be in. */
  'every-order': (now) =>
    savitaWith(now, (savita) => ({ orders: everyOrder(savita, now), quotes: {} })),
  /** 10,000 orders. */
  'many-orders': (now) =>
    savitaWith(now, (savita) => ({ orders: manyOrders(savita, now, MANY), quotes: {} })),
  /** Quotes of every kind wait for a decision. */
  'quotes-waiting': (now) => savitaWith(now, (savita) => quotesWaiting(savita, now)),
  /** Active purchases that nobody has quoted yet. */
  'no-quotes': (now) =>
    savitaWith(now, ({ orders }) => ({
      orders: orders.map((order) => ({
        ...order,
        orderItems: order.orderItems.map((item) => ({ ...item, quotesCount: 0 })),
      })),
      quotes: {},
    })),
  /** 500 vendors quote for one product. */
  'many-bids': (now) => savitaWith(now, (savita) => manyBids(savita, 500, now)),
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
    acceptDeliveries(world, now)
    return world
  },
  /** The deals of all that Savita bought ended yesterday. */
  'deals-over': (now) => savitaWith(now, (savita) => ({ orders: dealsOver(savita, now) })),
  'no-queries': (now) => savitaWith(now, () => ({ queries: [] })),
  /** 2,000 questions to Help & Support. */
  'many-queries': (now) => savitaWith(now, () => ({ queries: manyQueries(now, 2000) })),
  'odd-words': (now) => oddWords(seed(now)),
  /** Every text is written to run in somebody's page. */
  hostile: (now) => hostileWords(seed(now)),
} satisfies Record<string, (now: Date) => World>

export type ScenarioName = keyof typeof scenarios

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}
