import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '@/api/call'
import { addresses } from '@/api/contract/address'
import { cart } from '@/api/contract/cart'
import { orderById, ordersOfUser } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { quoteById } from '@/api/contract/quote'
import { allRewards, rewards, rewardsByUser } from '@/api/contract/reward'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'
import { draft } from '@/session/drafts'
import { ids, provider } from '@tests/provider'

/** Where in this value something answers to `hurt` that has no such key of its own. */
function hurtPlaces(value: unknown, place = 'answer'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isHurt = Reflect.get(value, 'hurt') !== undefined && !Object.hasOwn(value, 'hurt')
  const here = isHurt ? [place] : []
  const below = Object.entries(value).flatMap(([key, inside]) =>
    hurtPlaces(inside, `${place}.${key}`),
  )
  return [...here, ...below]
}

const path = { userId: ids.savita }
const orderId = '66d000000000000000000104'
const itemId = '66e000000000000000010401'

/** Every call that reads JSON. */
const reads: Record<string, () => Promise<unknown>> = {
  userDetails: () => call(userDetails, { path }),
  addresses: () => call(addresses, { path }),
  products: () => call(products, {}),
  productBySku: () => call(productBySku, { path: { sku: 'CSH-W320-I' } }),
  cart: () => call(cart, { path }),
  ordersOfUser: () => call(ordersOfUser, { path }),
  orderById: () => call(orderById, { path: { orderId } }),
  quoteById: () => call(quoteById, { query: { orderId, productId: itemId } }),
  rewards: () => call(rewards, { path }),
  allRewards: () => call(allRewards, { path }),
  rewardsByUser: () => call(rewardsByUser, { path: { id: '66a100000000000000000004' } }),
  queriesOfUser: () => call(queriesOfUser, { path }),
  queryByNumber: () => call(queryByNumber, { path: { qno: 'Q000117' } }),
}

test.each(Object.entries(reads))(
  '%s: `__proto__` in the answer is a key like any other',
  async (_, read) => {
    provider.reset('hostile')
    const arrived: string[] = []
    const { parse } = JSON
    JSON.parse = (text: string, ...rest) => {
      arrived.push(text)
      return parse(text, ...rest) as unknown
    }
    let answer: unknown
    try {
      answer = await read()
    } finally {
      JSON.parse = parse
    }
    expect(arrived.join()).toContain('"__proto__":{"hurt":true')
    expect(hurtPlaces(answer)).toEqual([])
    expect(Reflect.get({}, 'hurt')).toBeUndefined()
  },
)

test('nor does one make an unsold item sold', async () => {
  provider.reset('hostile')
  const { items } = await call(orderById, { path: { orderId } })
  expect(items.map(({ isSold }) => isSold)).toContain(false)
})

test('nor does one get into a draft', () => {
  sessionStorage.setItem('sauda.draft.tried', '{"__proto__":{"hurt":true},"a":"b"}')
  const saved = draft('tried', z.object({ a: z.string() })).read()
  expect(saved).toEqual({ a: 'b' })
  expect(hurtPlaces(saved)).toEqual([])
})
