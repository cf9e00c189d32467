import { screen } from '@testing-library/react'
import type { CallName } from '@/mocks/calls'
import { single, TURMERIC } from '@tests/features/quotes/market'
import { orderUrl } from '@tests/features/orders/scenario'
import { detailsUrl } from '@tests/features/rewards/scenario'

/** A call that a screen of Savita's begins with. */
export interface ReadRow {
  path: () => string
  /** What stands there once it was answered. */
  shows: () => Promise<unknown>
  /** The path names one thing, which may not exist. */
  isOfOneThing?: true
  /** That there is none yet. */
  isAnAnswer?: true
  /** Answers of theirs that hold nothing the screen could show. */
  failsOn?: readonly string[]
}

const SHOP = '66f000000000000000000102'
const text = (words: string | RegExp) => () => screen.findByText(words)

export const reads = {
  userDetails: {
    path: () => '/profile/update',
    shows: () => screen.findByDisplayValue('9876543210'),
  },
  addresses: {
    isOfOneThing: true,
    path: () => `/add/address/${SHOP}`,
    shows: () => screen.findByDisplayValue('Gala 17, New Onion Market'),
  },
  products: { path: () => '/product/list', shows: text('Wheat Lokwan') },
  productBySku: {
    isOfOneThing: true,
    path: () => '/product/details/ONI-NSK-D',
    shows: text('Onion Lasalgaon'),
  },
  cart: { path: () => '/cart', shows: text('Tur Dal Latur') },
  ordersOfUser: { path: () => '/order/history', shows: text('Total Purchase') },
  orderById: {
    isOfOneThing: true,
    path: () => orderUrl('104'),
    shows: () => screen.findByRole('button', { name: 'Download Purchase Invoice' }),
  },
  quoteById: { isAnAnswer: true, path: () => single(TURMERIC), shows: text('Krishna Spices') },
  rewards: { path: () => '/profile/referral', shows: text('Recent Referrals') },
  rewardsByUser: {
    isOfOneThing: true,
    path: () => detailsUrl('Sunita Pawar'),
    shows: text('Sunita Pawar'),
  },
  allRewards: { path: () => '/profile/referral/list', shows: text('Kamal Shinde') },
  queriesOfUser: { path: () => '/help/support/queries', shows: text('5 queries') },
  queryByNumber: {
    isOfOneThing: true,
    path: () => '/help/support/general/Q000109',
    shows: text('In Progress'),
  },
} satisfies Partial<Record<CallName, ReadRow>>
