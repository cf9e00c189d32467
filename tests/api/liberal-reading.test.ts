/** Bodies as a real provider may send them on a bad day (API-38). */
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { addresses, saveAddress } from '@/api/contract/address'
import { login } from '@/api/contract/auth'
import { cart } from '@/api/contract/cart'
import { orderById, ordersOfUser, placeOrder } from '@/api/contract/order'
import { productBySku, products } from '@/api/contract/product'
import { quoteById } from '@/api/contract/quote'
import { agentByCode, register, userExists } from '@/api/contract/registration'
import { rewards } from '@/api/contract/reward'
import { queriesOfUser, queryByNumber } from '@/api/contract/support'
import { userDetails } from '@/api/contract/user'

const wheat = {
  _id: 'p1',
  sku: 'WHT',
  productName: 'Wheat',
  type: 'domestic',
  purchasePrice: 25.75,
  unit: 'kg',
  dealDurationStart: 5,
  dealDurationEnd: 30,
  deliveryAfterDays: 35,
  sellingPriceMin: 27,
  sellingPriceMax: 28.5,
  minPurchaseQuantity: 100,
}
const home = { _id: 'a1', name: 'Savita', addressLine1: 'x', city: 'y', pincode: '411001' }
const query = {
  qno: 'Q1',
  type: 'general',
  subject: 'S',
  message: 'M',
  status: 'pending',
  createdAt: '2026-09-05T10:00:00.000Z',
}
const user = { _id: 'u1', name: 'Savita', mobileNo: '9876543210', referralCode: 'SAVITA1234' }

const read = <Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> =>
  z.parse(schema, body)

const fails = (schema: z.ZodMiniType, body: unknown) => !z.safeParse(schema, body).success

// As text: tests/api/order-reading.test.ts.
test.each([null, undefined, 'soon', -3])('a price that is %j is unknown: 0', (purchasePrice) => {
  expect(read(productBySku.response, { ...wheat, purchasePrice }).purchasePrice).toBe(0)
})

test.each([
  [0, 0],
  ['12', 12],
  [36_500, 36_500],
  [null, 0],
  [undefined, 0],
  [36_501, undefined],
  [-1, undefined],
  ['', undefined],
  ['soon', undefined],
])('%o days are %o', (deliveryAfterDays, expected) => {
  expect(read(productBySku.response, { ...wheat, deliveryAfterDays })).toMatchObject({
    deliveryAfterDays: expected,
  })
})

describe('text and words', () => {
  test('a missing name reads as the sku, a missing unit as kg, a number as its text', () => {
    const odd = { ...wheat, productName: null, color: 7, unit: undefined, type: ' Barter ' }
    const expected = { name: 'WHT', color: '7', unit: 'kg', type: 'barter' }
    expect(read(productBySku.response, odd)).toMatchObject(expected)
  })

  test('a support query without words reads as empty, its number as text', () => {
    const bad = { qno: 7, subject: null, extra: [1] }
    expect(read(queriesOfUser.response, [bad, { ...query, qno: '' }, null])).toEqual([
      { qno: '7', type: '', subject: '', message: '', status: '', createdAt: '' },
    ])
  })
})

describe('lists', () => {
  test('a broken element is left out, not the list', () => {
    const second = { ...wheat, _id: 'p2' }
    const list = read(products.response, [wheat, { sku: 'no id' }, null, 'text', second])
    expect(list.map((product) => product.id)).toEqual(['p1', 'p2'])
  })

  // To read a missing list as empty would say that a person has no orders, and order again.
  test.each([
    ['cart', cart, 'cartItems'],
    ['orders', ordersOfUser, 'orders'],
    ['rewards', rewards, 'users'],
    ['addresses', addresses, 'addresses'],
  ])('%s: null is empty, a missing list is unreadable', (_, { response }, key) => {
    const others = key === 'users' ? { rewards: [] } : {}
    expect(fails(response, others)).toBe(true)
    expect(fails(response, { ...others, [key]: null })).toBe(false)
  })

  test('a quote without a list of bids, or none at all, is unreadable; null is no quote', () => {
    expect(fails(quoteById.response, {})).toBe(true)
    expect(fails(quoteById.response, { quote: { _id: 'q1' } })).toBe(true)
    expect(read(quoteById.response, { quote: null }).quote).toBeNull()
  })

  test('a cart line without its product is left out', () => {
    const line = { _id: 'c1', userId: 'u1', productId: wheat, productQuantity: '1,002.5' }
    const lines = read(cart.response, { cartItems: [line, { ...line, productId: null }] }).cartItems
    expect(lines.map(({ quantity }) => quantity)).toEqual([1_002_500])
  })
})

test.each([
  ['offers', products, [wheat], ['products'], [{ sku: 'WHT' }]],
  ['an offer', productBySku, wheat, ['product'], { sku: 'WHT' }],
  ['addresses', addresses, [home], ['addresses', 'address'], [{ id: 'a1' }]],
  ['support queries', queriesOfUser, [query], ['queries'], [query]],
  ['a support query', queryByNumber, query, ['query'], query],
  ['an order', orderById, { _id: 'o1' }, ['order'], { id: 'o1' }],
])('%s may come bare or wrapped', (_, { response }, body, keys, expected) => {
  for (const answer of [body, ...keys.map((key) => ({ [key]: body }))])
    expect(read(response, answer)).toMatchObject(expected)
})

test.each([
  [{ orderId: 'SD-9' }, 'SD-9'],
  [{ order: { orderId: 'SD-9' } }, 'SD-9'],
  [{ data: { _id: 'o9' } }, ''],
])('the display id of a placed order in %j is %j', (answer, id) => {
  expect(read(placeOrder.response, answer)).toBe(id)
})

test.each([{ success: true }, {}, null, { order: {} }])('%j is no placed order', (answer) => {
  expect(fails(placeOrder.response, answer)).toBe(true)
})

test.each([{}, { address: null }, { address: {} }])('%j is no saved address', (answer) => {
  expect(fails(saveAddress.response, answer)).toBe(true)
})

test.each([
  ['a1', 'a1'],
  [{ _id: 'a1' }, 'a1'],
  [null, ''],
])('the address of a login that is %j', (address, id) => {
  expect(read(login.response, { success: true, userId: 'u1', address }).address).toBe(id)
})

test.each([
  ['`id` instead of `userId`', { exist: true, id: 'a1', name: 'Asha' }, { id: 'a1', name: 'Asha' }],
  ['an agent object', { exist: 'true', userId: { _id: 'a1' } }, { id: 'a1', name: '' }],
  ['a refusal in other words', { exist: 0, userId: null, name: null }, undefined],
])('the agent of a code is read from %s', (_, answer, agent) => {
  expect(read(agentByCode.response, answer)).toEqual(agent)
})

test.each([
  ['no list of offers', products, { message: 'hello' }],
  ['a cart that is text', cart, { cartItems: 'none' }],
  ['queries that are text', queriesOfUser, 'sign in'],
  ['no queries at all', queriesOfUser, null],
  ['no order', orderById, null],
  ['an order without an id', orderById, {}],
  ['a wrapped order without an id', orderById, { order: {} }],
  ['an order that is text', orderById, 'gone'],
  ['a login without a user', login, { success: true }],
  ['a login of nobody', login, { success: true, userId: null }],
  ['a user without an id', userDetails, { userDetails: { name: 'Savita' } }],
  ['an agent without an id', agentByCode, { exist: true, name: 'Asha' }],
  ['neither yes nor no about an agent', agentByCode, { message: 'hello' }],
  ['neither yes nor no about a person', userExists, { message: 'hello' }],
  ['a registration without an id', register, { address: 'a1' }],
])('%s is a failure', (_, { response }, body) => {
  expect(fails(response, body)).toBe(true)
})

describe('the user', () => {
  const readUser = (fields: object) =>
    read(userDetails.response, { userDetails: { ...user, ...fields } }).userDetails

  test.each([undefined, null, {}, 'gone', []])('userDetails that is %j is no user', (value) => {
    expect(read(userDetails.response, { userDetails: value }).userDetails).toBeUndefined()
  })

  test.each([
    ['userName', { userName: 'Savita J', accNo: '12' }],
    ['name', { name: 'Savita J', accNo: '12' }],
  ])('the bank account holder as `%s`', (_, bankDetails) => {
    const expected = { holder: 'Savita J', accNo: '12', bankName: '' }
    expect(readUser({ bankDetails })?.bankDetails).toMatchObject(expected)
  })

  test.each([
    [{ _id: 'a1', name: 'A', referralCode: 'AAAAAAAAAA' }, 'a1', 'A'],
    ['a1', 'a1', ''],
    [null, undefined, undefined],
    ['', undefined, undefined],
    [{ _id: '', name: '', referralCode: '' }, undefined, undefined],
    [[], undefined, undefined],
  ])('the agentId %j reads as the agent %s, %s', (agentId, id, name) => {
    const agent = readUser({ agentId })?.agent
    expect([agent?._id, agent?.name]).toEqual([id, name])
  })

  test('holds every field of the provider for sending back', () => {
    const sent = { ...user, bankDetails: { accNo: '12', swift: 'X' }, village: 'Satara' }
    expect(readUser(sent)?.source).toEqual(sent)
  })
})
