import type { WireAddress } from '@/api/contract/address'
import type { WireCartItem } from '@/api/contract/cart'
import type { WireOrder } from '@/api/contract/order'
import type { WireProduct } from '@/api/contract/product'
import type { WireQuote } from '@/api/contract/quote'
import type { WireReferral, WireReward } from '@/api/contract/reward'
import type { WireSupportQuery } from '@/api/contract/support'
import type { WireUser } from '@/api/contract/user'
import { refuse } from './refusal'

/** A person and their data, as the provider sends it. */
export interface Person {
  user: WireUser
  password: string
  addresses: WireAddress[]
  cart: WireCartItem[]
  /** Newest first. */
  orders: WireOrder[]
  /** By the `_id` of the order item they are for. */
  quotes: Record<string, WireQuote>
  /** Help & Support queries. */
  queries: WireSupportQuery[]
  /** One for each order of a referred user. Newest first. */
  rewards: WireReward[]
  /** Users who registered with their code. Newest first. */
  referrals: WireReferral[]
}

/** A person's data before they have saved or bought anything. */
export function newPerson(): Omit<Person, 'user' | 'password'> {
  return {
    addresses: [],
    cart: [],
    orders: [],
    quotes: {},
    queries: [],
    rewards: [],
    referrals: [],
  }
}

/** All data of the mocked provider. */
export interface World {
  products: WireProduct[]
  /** By user id. */
  people: Record<string, Person>
  /** Queries of visitors without an account. */
  visitorQueries: WireSupportQuery[]
  /** The last number given to a new entry. */
  lastNumber: number
  /** The payment of a delivery is stored as it is sent: an old status stays. */
  storesAsSent?: boolean
}

/** The person of this id; answers 404 when there is none. */
export function personOf(world: World, userId: string): Person {
  return world.people[userId] ?? refuse(404, 'User not found')
}

/** The order of this id, whoever placed it; answers 404 when there is none. */
export function orderOf(world: World, orderId: string): WireOrder {
  const orders = Object.values(world.people).flatMap((person) => person.orders)
  return orders.find(({ _id }) => _id === orderId) ?? refuse(404, 'Order not found')
}

/** Replaces the order with the same id. */
export function replaceOrder(world: World, order: WireOrder): void {
  for (const person of Object.values(world.people))
    person.orders = person.orders.map((other) => (other._id === order._id ? order : other))
}

/** The list, or an empty one: in the scenario `odd-words` lists may be null. */
export const listOf = <Entry>(list: Entry[] | null): Entry[] => list ?? []

export function personByMobile(world: World, mobileNo: string): Person | undefined {
  // In the scenario `odd-words` it is a number.
  return Object.values(world.people).find(({ user }) => String(user.mobileNo) === mobileNo)
}

/** A new number, unique in this world. */
export function nextNumber(world: World): number {
  world.lastNumber += 1
  return world.lastNumber
}

/** A new id in the provider's format: 24 hexadecimal digits. */
export function nextId(world: World): string {
  return `66b${nextNumber(world).toString(16).padStart(21, '0')}`
}
