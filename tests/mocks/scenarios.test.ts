import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addresses } from '@/api/contract/address'
import { cart } from '@/api/contract/cart'
import { ordersOfUser } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { rewards } from '@/api/contract/reward'
import { queriesOfUser } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import { feeInPaise, lineInPaise } from '@/mocks/arithmetic'
import { demoEnv } from '@/mocks/demo-env'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { personByMobile, type Person } from '@/mocks/world'
import { ids } from '@tests/provider'

const now = new Date('2026-09-05T06:30:00Z')
const names = Object.keys(scenarios) as ScenarioName[]

function savitaIn(name: ScenarioName): Person {
  const person = scenarios[name](now).people[ids.savita]
  if (!person) throw new Error('no Savita')
  return person
}

/** With the fee, in paise. */
function cartTotal(name: ScenarioName): bigint {
  const total = savitaIn(name).cart.reduce((sum, { productId, productQuantity }) => {
    return sum + (lineInPaise(productQuantity, productId.purchasePrice) ?? 0n)
  }, 0n)
  return total + feeInPaise(total)
}

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
  })

  it.each(Object.entries(world.people))('loses no reward of %s', (_, person) => {
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

describe('the demo accounts', () => {
  const world = scenarios.default(now)
  const accounts = (demoEnv.VITE_DEMO_ACCOUNTS ?? '').split(',').map((entry) => entry.split('/'))

  it.each(accounts)('%s can sign in with %s', (mobileNo, password) => {
    expect(personByMobile(world, mobileNo ?? '')?.password).toBe(password)
  })

  it('have past orders of every kind, newest first, none in the future', () => {
    const orders = world.people[ids.savita]?.orders ?? []
    expect(orders.map(({ status }) => status)).toEqual(['pending', 'active', 'rejected', 'closed'])
    expect(orders.map(({ purchasePaymentStatus }) => purchasePaymentStatus)).toContain('rejected')
    expect(orders.at(-1)).toMatchObject({ soldStatus: 'sold', isSold: true })
    const times = orders.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(times[0]).toBeLessThan(now.getTime())
  })
})

describe('the content of a scenario', () => {
  it('full-cart stays below 99,000 rupees, big-cart reaches it', () => {
    expect(savitaIn('full-cart').cart).toHaveLength(6)
    expect(cartTotal('full-cart')).toBeLessThan(9_900_000n)
    expect(cartTotal('big-cart')).toBeGreaterThanOrEqual(9_900_000n)
  })

  it('every-order has every state, and many-orders are 10,000 of them', () => {
    const { orders } = savitaIn('every-order')
    const words = (of: (order: (typeof orders)[number]) => string) => new Set(orders.map(of))
    expect(words(({ status }) => status)).toEqual(
      new Set(['pending', 'active', 'rejected', 'closed', 'On Hold', 'Cancelled', 'Closed']),
    )
    expect(words(({ purchasePaymentStatus }) => purchasePaymentStatus)).toEqual(
      new Set(['pending', 'payment done', 'rejected', 'Payment Done']),
    )
    const items = orders.flatMap(({ orderItems }) => orderItems)
    expect(items.filter(({ isSold }) => isSold).length).toBe(3)
    expect(items.filter(({ deliveryRequest }) => deliveryRequest).length).toBe(5)
    const many = savitaIn('many-orders').orders
    expect(new Set(many.map(({ _id }) => _id)).size).toBe(10_000)
  })

  it('odd-words are odd, and still read for what they mean', () => {
    const odd = scenarios['odd-words'](now)
    const [wheat, onion, mango, dal] = z.parse(products.response, odd.products)
    expect(wheat).toMatchObject({ type: 'domestic', purchasePrice: 26_500_000 })
    expect(onion).toMatchObject({ unit: 'kg', color: '' })
    expect(mango).toMatchObject({ sku: 'MNG-ALP-D', sellingPriceMax: 0 })
    expect(dal).toMatchObject({ type: 'auction', deliveryAfterDays: 0 })
    const { orders } = z.parse(ordersOfUser.response, { orders: savitaIn('odd-words').orders })
    const person = savitaIn('odd-words')
    const read = z.parse(addresses.response, person.addresses)
    expect(read).toMatchObject([
      { pincode: '422303', addressLine2: '' },
      { pincode: '422303', email: '' },
    ])
    const details = z.parse(userDetails.response, { userDetails: person.user }).userDetails
    expect(details).toMatchObject({ mobileNo: '9876543210', agent: { _id: ids.agent } })
    expect(details?.bankDetails).toMatchObject({ holder: 'Savita Ramdas Jadhav', ifscCode: '' })
    const lines = z.parse(cart.response, { cartItems: person.cart }).cartItems
    expect(lines.map(({ quantity }) => quantity)).toEqual([500_000, 75_000])
    expect(orders[0]?.status).toBe('On Hold')
    expect(orders[1]?.totalAmount).toBe(21_000_50)
    expect(orders[3]?.items[0]).toMatchObject({ isSold: true, soldPrice: 20_625_000 })
  })
})
