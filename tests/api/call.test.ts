import { describe, expect, test } from 'vitest'
import { call } from '@/api/call'
import { login } from '@/api/contract/auth'
import { addToCart, cart } from '@/api/contract/cart'
import { ordersOfUser, placeOrder, type PlaceOrderRequest } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { quoteById } from '@/api/contract/quote'
import { ApiError } from '@/api/errors'
import { expectConsoleError } from '@tests/console'
import { ids, provider } from '@tests/provider'

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

const readProducts = () => call(products, {})
const add = () =>
  call(addToCart, {
    body: {
      userId: ids.meena,
      productId: provider.world.products[0]?._id ?? '',
      productQuantity: 2,
    },
  })

describe('what an answer means', () => {
  test.each([
    [400, 'refused', false],
    [401, 'signed-out', false],
    [403, 'signed-out', false],
    [404, 'not-found', false],
    [408, 'unavailable', true],
    [409, 'refused', false],
    [422, 'refused', false],
    [429, 'unavailable', false],
    [500, 'unavailable', true],
    [503, 'unavailable', true],
  ])('%i is %s; the provider may have applied it: %s', async (status, kind, outcomeUnknown) => {
    provider.fault({ call: 'addToCart', kind: 'status', status })
    expect(await failureOf(add())).toMatchObject({ kind, status, outcomeUnknown })
  })

  test.each(['html', 'broken-json'] as const)(
    '%s in the place of the orders is one, too',
    async (kind) => {
      provider.fault({ call: 'ordersOfUser', kind, times: 1 })
      const error = await failureOf(call(ordersOfUser, { path: { userId: ids.savita } }))
      expect(error).toMatchObject({ kind: 'contract', status: 200, call: 'ordersOfUser' })
    },
  )

  test('10,000 orders arrive, every one of them, in the provider’s order', async () => {
    provider.scenario('many-orders')
    const { orders } = await call(ordersOfUser, { path: { userId: ids.savita } })
    const sent = provider.world.people[ids.savita]?.orders
    expect(orders.map(({ id }) => id)).toEqual(sent?.map(({ _id }) => _id))
    expect(orders).toHaveLength(10_000)
  }, 30_000)

  test.each(['html', 'broken-json'] as const)(
    '%s on 200 is a failure, outcome unknown',
    async (kind) => {
      provider.fault({ call: 'addToCart', kind })
      expect(await failureOf(add())).toMatchObject({ kind: 'contract', outcomeUnknown: true })
      provider.fault({ call: 'products', kind })
      expect(await failureOf(readProducts())).toMatchObject({ kind: 'contract' })
    },
  )

  test('`success: false` on 200 is a refusal with the server’s words', async () => {
    provider.fault({
      call: 'addToCart',
      kind: 'refuse',
      body: { message: 'Offer closed', error: 'E7' },
    })
    expect(await failureOf(add())).toMatchObject({
      kind: 'refused',
      serverMessage: 'Offer closed',
      serverError: 'E7',
      outcomeUnknown: false,
    })
  })

  test('an empty answer is success where only success is used, a failure where data is needed', async () => {
    provider.fault({ call: 'addToCart', kind: 'empty', times: 1 })
    await expect(add()).resolves.toBeUndefined()
    provider.fault({ call: 'products', kind: 'empty' })
    expect(await failureOf(readProducts())).toMatchObject({ kind: 'contract' })
  })

  test('a dropped connection: unavailable, outcome unknown, the network’s own words', async () => {
    provider.fault({ call: 'addToCart', kind: 'drop' })
    expect(await failureOf(add())).toMatchObject({
      kind: 'unavailable',
      outcomeUnknown: true,
      message: 'Network Error',
    })
  })

  test('offline from the start: nothing was sent, the outcome is known', async () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      provider.fault({ call: 'addToCart', kind: 'drop' })
      expect(await failureOf(add())).toMatchObject({ kind: 'offline', outcomeUnknown: false })
    } finally {
      Reflect.deleteProperty(navigator, 'onLine')
    }
  })
})

test('an error carries neither the request nor the answer', async () => {
  provider.fault({
    call: 'login',
    kind: 'status',
    status: 500,
    body: { message: 'broken', token: 'sesame' },
  })
  const error = await failureOf(
    call(login, { body: { mobileNo: '9876543210', password: 'hunter2' } }),
  )
  const everything = JSON.stringify({
    ...Object.fromEntries(Object.entries(error)),
    message: error.message,
    stack: error.stack,
    cause: error.cause,
  })
  expect(everything).not.toContain('hunter2')
  expect(everything).not.toContain('sesame')
  expect(error.serverMessage).toBe('broken')
})

test('ids are encoded in paths', async () => {
  await failureOf(call(cart, { path: { userId: '../admin?x=1' } }))
  expect(provider.requests().at(-1)?.path).toBe('/cart/..%2Fadmin%3Fx%3D1')
})

test('a query is encoded too', async () => {
  await failureOf(call(quoteById, { query: { orderId: 'a&b=1', productId: 'p1' } }))
  expect(provider.requests().at(-1)?.path).toMatch(/\?orderId=a%26b%3D1&productId=p1$/)
})

test('a body that does not fit the contract is not taken by the mocked provider', async () => {
  expectConsoleError('a request does not fit the contract')
  const body = { userId: ids.savita } as PlaceOrderRequest
  expect(await failureOf(call(placeOrder, { body }))).toMatchObject({
    kind: 'refused',
    status: 400,
  })
})
