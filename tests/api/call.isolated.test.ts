/** `call` in detail. Every call meets every kind of answer in tests/faults/calls.test.ts. */
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { asPdf, call } from '@/api/call'
import { reportConnectivity, requestRetry, useConnectivity } from '@/api/connectivity'
import { login } from '@/api/contract/auth'
import { addToCart, cart } from '@/api/contract/cart'
import { orderById } from '@/api/contract/order'
import { quoteById } from '@/api/contract/quote'
import type { ApiError } from '@/api/errors'
import { now } from '@/lib/clock'
import { checkForgeryPair } from '@/api/forgery-pair'
import { goOffline, goOnline } from '@tests/network'
import { ids, provider } from '@tests/provider'

vi.mock('@/api/forgery-pair', () => ({ checkForgeryPair: vi.fn(), findOtherToken: vi.fn() }))

afterEach(goOnline)

const add = () =>
  call(addToCart, {
    body: {
      userId: ids.meena,
      productId: provider.world.products[0]?._id ?? '',
      productQuantity: 2,
    },
  })

/** What the next call is answered with. */
const answer = (status: number) => provider.fault({ call: '*', kind: 'status', status, times: 1 })

const readCart = () => call(cart, { path: { userId: ids.savita } })

/** The kinds: tests/faults/calls.test.ts. */
describe('an error', () => {
  // The browser may be wrong: then the request has left.
  test('without a network does not say that nothing was sent', async () => {
    goOffline()
    await expect(add()).rejects.toMatchObject({ kind: 'offline', outcomeUnknown: true })
  })

  test.each([
    { message: ' ', error: '' },
    { message: 7, error: null },
  ])('has no words of the server where it sent none: %j', async (body) => {
    provider.fault({ call: 'addToCart', kind: 'status', status: 400, body })
    const none = { serverMessage: undefined, serverError: undefined }
    await expect(add()).rejects.toMatchObject(none)
  })

  test.each([
    ['False', 'refused'],
    [0, 'refused'],
    ['falsehood', undefined],
    ['not false', undefined],
  ])('is what `success: %j` on 200 says: %s', async (success, kind) => {
    provider.fault({ call: 'addToCart', kind: 'refuse', body: { success } })
    const failed = await add().catch((error: unknown) => (error as ApiError).kind)
    expect(failed).toBe(kind)
  })

  test('names the call, the status and what happened, as its log does', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const failures = [
      ['the provider refused', { kind: 'refuse', body: { success: false } }, 200],
      ['unreadable answer', { kind: 'html' }, 200],
      ['Request failed with status code 400', { kind: 'status', status: 400 }, 400],
      ['Network Error', { kind: 'drop' }, undefined],
    ] as const
    for (const [message, fault, status] of failures) {
      provider.fault({ call: 'cart', times: 1, ...fault })
      await expect(readCart()).rejects.toMatchObject({ call: 'cart', message, status })
    }
    const at = (kind: string, status?: number) => ({ call: 'cart', kind, status })
    expect(warn.mock.calls).toEqual([
      ['[sauda] call failed', at('contract', 200)],
      ['[sauda] call failed', at('refused', 400)],
      ['[sauda] call failed', at('unavailable')],
    ])
  })

  test('of an answer without a field that is needed names the field in the log', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    provider.fault({ call: 'cart', kind: 'refuse', body: { success: true, cartItems: 7 } })
    await expect(readCart()).rejects.toMatchObject({
      kind: 'contract',
      message: 'unreadable answer',
      status: 200,
      outcomeUnknown: true,
    })
    const facts = { call: 'cart', field: expect.stringContaining('cartItems') as string }
    expect(warn.mock.calls).toEqual([['[sauda] unreadable answer', facts]])
  })

  test('carries neither the request nor the answer', async () => {
    const body = { message: 'broken', token: 'sesame' }
    provider.fault({ call: 'login', kind: 'status', status: 500, body })
    const sent = call(login, { body: { mobileNo: '9876543210', password: 'hunter2' } })
    const error = (await sent.catch((reason: unknown) => reason)) as ApiError
    const { message, stack, cause } = error
    const everything = JSON.stringify([Object.entries(error), message, stack, cause])
    expect(everything).not.toMatch(/hunter2|sesame/)
    expect(error.serverMessage).toBe('broken')
  })
})

test('only what is asked for by its id can be missing', async () => {
  const one = () => call(orderById, { path: { orderId: 'o1' } })
  answer(404)
  await expect(one()).rejects.toMatchObject({ isMissing: true })
  answer(500)
  await expect(one()).rejects.toMatchObject({ isMissing: false })
  answer(404)
  await expect(readCart()).rejects.toMatchObject({ isMissing: false })
})

test('the reason is looked for when a write is forbidden, and only then', async () => {
  answer(400)
  await expect(add()).rejects.toThrow()
  answer(403)
  await expect(readCart()).rejects.toThrow()
  answer(403)
  await expect(add()).rejects.toThrow()
  await vi.waitFor(() => expect(checkForgeryPair).toHaveBeenCalledWith('addToCart', false))
  expect(checkForgeryPair).toHaveBeenCalledOnce()
})

test('a read that the page has asked for already is not sent again, a write always is', async () => {
  const { result } = renderHook(useConnectivity)
  act(() => reportConnectivity(false))
  const data = { cartItems: [] }
  const date = 'Thu, 05 Jan 2040 06:30:00 GMT'
  window.firstReads = {
    [`/api/cart/${ids.savita}`]: Promise.resolve({ status: 200, data, date }),
    '/api/cart/add': Promise.resolve({ status: 200, data }),
  }
  expect(await readCart()).toEqual(data)
  expect(provider.requests('cart')).toHaveLength(0)
  await vi.waitFor(() => expect(result.current).toBe('ok'))
  // A phone's wrong clock is put right.
  expect(now().getUTCFullYear()).toBe(2040)
  await add()
  expect(provider.requests('addToCart')).toHaveLength(1)
  delete window.firstReads
})

test('a file is a PDF by its first letters, and then by its type', async () => {
  expect(await asPdf(new Blob(['<html>']))).toBeUndefined()
  expect(await asPdf(new Blob(['%PDF-1.7']))).toMatchObject({ size: 8, type: 'application/pdf' })
})

test('every call tells whether the provider can be reached', async () => {
  const { result } = renderHook(useConnectivity)
  for (const [status, reached] of [
    [503, 'unavailable'],
    [404, 'ok'],
    [408, 'unavailable'],
    [200, 'ok'],
    [429, 'unavailable'],
  ] as const) {
    if (status !== 200) provider.fault({ call: 'addToCart', kind: 'status', status })
    await act(() => Promise.allSettled([add()]))
    expect(result.current).toBe(reached)
    provider.clearFaults()
  }
  act(requestRetry)
})

test('a query is encoded', async () => {
  const query = { orderId: 'a&b=1', productId: 'p1' }
  await expect(call(quoteById, { query })).rejects.toThrow()
  expect(provider.requests().at(-1)?.path).toMatch(/\?orderId=a%26b%3D1&productId=p1$/)
})
