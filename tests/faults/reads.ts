import { screen } from '@testing-library/react'
import type { CallName } from '@/mocks/calls'
import type { World } from '@/mocks/world'
import { single } from '@tests/features/quotes/market'
import { orderUrl, TURMERIC } from '@tests/features/orders/scenario'
import { detailsUrl } from '@tests/features/rewards/scenario'
import { ids } from '@tests/provider'

interface Arguments {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

export type Request = (world: World) => Arguments

export function savita(world: World) {
  const person = world.people[ids.savita]
  const order = person?.orders.find(({ status }) => status === 'active')
  const [item] = order?.orderItems ?? []
  const quote = person?.quotes[item?._id ?? '']
  if (!person || !order || !item || !quote) throw new Error('The seed has changed')
  return { person, order, item, quote, orderId: order._id }
}

/** A call that one of Savita's screens waits for. */
export interface ReadRow {
  /** The arguments; by default the user id in the path. */
  request?: Request
  path: () => string
  /** Waits for what the screen shows after the answer. */
  shows: () => Promise<unknown>
  /** The path names one thing, so that 404 shows `Page not found`. */
  isOfOneThing?: true
  /** 404 means that there is none yet. */
  isAnAnswer?: true
}

const SHOP = '66f000000000000000000102'
const text = (words: string | RegExp) => () => screen.findByText(words)

export const reads = {
  userDetails: {
    path: () => '/profile/update',
    shows: () => screen.findByDisplayValue('9876543210'),
  },
  addresses: {
    path: () => `/add/address/${SHOP}`,
    shows: () => screen.findByDisplayValue('Gala 17, New Onion Market'),
  },
  products: { request: () => ({}), path: () => '/product/list', shows: text('Wheat Lokwan') },
  productBySku: {
    request: () => ({ path: { sku: 'ONI-NSK-D' } }),
    isOfOneThing: true,
    path: () => '/product/details/ONI-NSK-D',
    shows: text('Onion Lasalgaon'),
  },
  cart: { path: () => '/cart', shows: text('Tur Dal Latur') },
  ordersOfUser: { path: () => '/order/history', shows: text('Total Purchase') },
  orderById: {
    request: (world) => ({ path: { orderId: savita(world).orderId } }),
    isOfOneThing: true,
    path: () => orderUrl('104'),
    shows: () => screen.findByRole('button', { name: 'Download Purchase Invoice' }),
  },
  quoteById: {
    isAnAnswer: true,
    request: (world) => {
      const { orderId, item } = savita(world)
      return { query: { orderId, productId: item._id } }
    },
    path: () => single(TURMERIC),
    shows: text('Krishna Spices'),
  },
  rewardsByUser: {
    request: (world) => ({
      path: { id: savita(world).person.rewards[0]?.userId?._id ?? '' },
    }),
    isOfOneThing: true,
    path: () => detailsUrl('Sunita Pawar'),
    shows: text('Sunita Pawar'),
  },
  allRewards: { path: () => '/profile/referral/list', shows: text('Kamal Shinde') },
  queriesOfUser: { path: () => '/help/support/queries', shows: text('5 queries') },
  queryByNumber: {
    request: () => ({ path: { qno: 'Q000109' } }),
    isOfOneThing: true,
    path: () => '/help/support/general/Q000109',
    shows: text('In Progress'),
  },
} satisfies Partial<Record<CallName, ReadRow>>
