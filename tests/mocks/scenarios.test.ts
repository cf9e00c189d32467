import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addresses } from '@/api/contract/address'
import { cart } from '@/api/contract/cart'
import { ordersOfUser } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { rewards } from '@/api/contract/reward'
import { queriesOfUser } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import { demoEnv } from '@/mocks/demo-env'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { personByMobile } from '@/mocks/world'
import { ids } from '@tests/provider'

const now = new Date('2026-09-05T06:30:00Z')
const names = Object.keys(scenarios) as ScenarioName[]

describe.each(names)('the scenario %s', (name) => {
  const world = scenarios[name](now)

  it('is read by the contract without losing an offer', () => {
    const read = z.parse(products.response, world.products)
    expect(read.map(({ sku }) => sku)).toEqual(world.products.map(({ sku }) => sku))
    expect(new Set(read.map(({ sku }) => sku)).size).toBe(read.length)
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
  })

  it.each(Object.entries(world.people))('loses nothing of %s', (id, person) => {
    const details = z.parse(userDetails.response, { userDetails: person.user }).userDetails
    expect(details).toMatchObject({ id, name: person.user.name })
    expect(details?.bankDetails === undefined).toBe(!person.user.bankDetails)
    expect(z.parse(addresses.response, person.addresses)).toHaveLength(person.addresses.length)
    expect(z.parse(cart.response, { cartItems: person.cart }).cartItems).toHaveLength(
      person.cart.length,
    )
    expect(z.parse(queriesOfUser.response, person.queries)).toHaveLength(person.queries.length)
    const { orders } = z.parse(ordersOfUser.response, { orders: person.orders })
    expect(orders.map(({ items }) => items.length)).toEqual(
      person.orders.map(({ orderItems }) => (orderItems as unknown[] | null)?.length ?? 0),
    )
    const read = z.parse(rewards.response, { rewards: person.rewards, users: person.referrals })
    expect(read.rewards.map(({ items }) => items.length)).toEqual(
      person.rewards.map(({ orderId }) => orderId?.orderItems.length ?? 0),
    )
    expect(read.users).toHaveLength(person.referrals.length)
  })

  it('shares nothing with the next world of the same scenario', () => {
    const wheat = world.products[0]
    const person = world.people[ids.savita]
    if (wheat) wheat.productName = 'changed'
    if (person) person.addresses[0] = { ...person.addresses[0], city: 'changed' } as never
    const again = scenarios[name](now)
    expect(again.products[0]?.productName).not.toBe('changed')
    expect(again.people[ids.savita]?.addresses[0]?.city).not.toBe('changed')
  })
})

const world = scenarios.default(now)
const accounts = (demoEnv.VITE_DEMO_ACCOUNTS ?? '').split(',').map((entry) => entry.split('/'))

it.each(accounts)('the demo account %s can sign in with %s', (mobileNo, password) => {
  expect(personByMobile(world, mobileNo ?? '')?.password).toBe(password)
})
