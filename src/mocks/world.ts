import type { WireAddress } from '@/api/contract/address'
import type { WireCartItem } from '@/api/contract/cart'
import type { WireOrder } from '@/api/contract/order'
import type { WireProduct } from '@/api/contract/product'
import type { WireQuote } from '@/api/contract/quote'
import type { WireReferral, WireReward } from '@/api/contract/reward'
import type { WireSupportQuery } from '@/api/contract/support'
import type { WireUser } from '@/api/contract/user'
import { refuse } from './refuse'

/** One person and all that is theirs, as the provider would send it. */
export interface Person {
  user: WireUser
  password: string
  addresses: WireAddress[]
  cart: WireCartItem[]
  /** Newest first. */
  orders: WireOrder[]
  /** By the `_id` of the order item they are for. */
  quotes: Record<string, WireQuote>
  /** What they asked on Help & Support. */
  queries: WireSupportQuery[]
  /** What those they referred bring, one for each order. Newest first. */
  rewards: WireReward[]
  /** Who registered with their code. Newest first. */
  referrals: WireReferral[]
}

/**
 * All the mocked provider knows. Tests and people may write to it as they like. Handlers replace what they change
 * (`person.cart = [...]`) instead of writing into it: that is how persistence.ts sees what is to be saved.
 */
export interface World {
  products: WireProduct[]
  /** By user id. */
  people: Record<string, Person>
  /** What visitors asked who are nobody's account. */
  visitorQueries: WireSupportQuery[]
  /** The last number given to something new. */
  lastNumber: number
}

/** The person of this id; answers 404 when there is none. */
export function personOf(world: World, userId: string): Person {
  return world.people[userId] ?? refuse(404, 'User not found')
}

/** The order of this id, whoever placed it; answers 404 when there is none. */
export function orderOf(world: World, orderId: string): WireOrder {
  for (const { orders } of Object.values(world.people)) {
    const order = orders.find(({ _id }) => _id === orderId)
    if (order) return order
  }
  return refuse(404, 'Order not found')
}

/** Puts another order in the place of the one with its id. */
export function replaceOrder(world: World, order: WireOrder): void {
  for (const person of Object.values(world.people)) {
    if (person.orders.some(({ _id }) => _id === order._id))
      person.orders = person.orders.map((other) => (other._id === order._id ? order : other))
  }
}

/** In a world of odd words a list may be null. */
export const listOf = <Entry>(list: Entry[] | null): Entry[] => list ?? []

export function personByMobile(world: World, mobileNo: string): Person | undefined {
  // In a world of odd words a number is a number.
  return Object.values(world.people).find(({ user }) => String(user.mobileNo) === mobileNo)
}

/** A number never given before in this world. */
export function nextNumber(world: World): number {
  world.lastNumber += 1
  return world.lastNumber
}

/** A new id of the provider's kind: 24 hexadecimal digits. */
export function nextId(world: World): string {
  return `66b${nextNumber(world).toString(16).padStart(21, '0')}`
}
