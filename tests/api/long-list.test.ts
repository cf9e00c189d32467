import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CallResult } from '@/api/endpoint'
import { ordersOfUser } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { readLongAnswer, SLICE, tellBeginning } from '@/api/long-answer'

const order = (number: number) => ({
  _id: `o${number}`,
  orderId: `SD-${number}`,
  status: 'active',
  createdAt: '2026-09-05T10:00:00.000Z',
  totalAmount: 1005 + number,
  additionalCharges: '5',
  purchasePaymentStatus: 'payment done',
  orderItems: [{ _id: `i${number}`, sku: 'ONI', productQuantity: 2 }],
})
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(index))

/** How often something else on the page got its turn while this went on. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  await work
  clearInterval(timer)
  return turns
}

describe('the orders of a person', () => {
  test('10,000 of them are read as if they were read at once', async () => {
    const body = { success: true, orders: orders(10_000) }
    const answer = await readLongAnswer(ordersOfUser, JSON.stringify(body))
    expect(answer?.data).toEqual(z.parse(ordersOfUser.response, body))
  })

  test('10,000 of them leave the page its turn all along', async () => {
    const turns = await turnsDuring(
      readLongAnswer(ordersOfUser, JSON.stringify({ orders: orders(10_000) })),
    )
    expect(turns).toBeGreaterThanOrEqual(10_000 / SLICE / 2)
    expect(SLICE).toBeLessThanOrEqual(250)
  })

  test('the first of them are told while the rest is on its way', async () => {
    const body = { orders: orders(10_000) }
    const tell = vi.fn<(beginning: CallResult<typeof ordersOfUser>) => void>()
    const text = JSON.stringify(body)
    await tellBeginning(ordersOfUser, text.slice(0, text.length / 2), tell)
    const [told] = tell.mock.lastCall ?? []
    expect(told?.orders.length).toBeGreaterThan(10)
    expect(told).toEqual(
      z.parse(ordersOfUser.response, { orders: body.orders.slice(0, told?.orders.length) }),
    )
  })

  test.each([
    ['less than that', JSON.stringify({ orders: orders(100) })],
    ['what is broken', `{"orders":[{]}${JSON.stringify(orders(1000))}`],
    ['what is none', `{"orders":"soon","others":${JSON.stringify(orders(1000))}`],
  ])('nothing is told of %s', async (_, text) => {
    const tell = vi.fn<(beginning: unknown) => void>()
    await tellBeginning(ordersOfUser, text, tell)
    expect(tell).not.toHaveBeenCalled()
  })

  test.each([0, 1, SLICE])('%i of them are read at once', async (count) => {
    const later = vi.spyOn(globalThis, 'setTimeout')
    const answer = await readLongAnswer(ordersOfUser, JSON.stringify({ orders: orders(count) }))
    expect(later).not.toHaveBeenCalled()
    expect(answer?.data).toMatchObject({ orders: { length: count } })
  })

  test.each([SLICE - 1, SLICE, SLICE + 1])(
    'a broken one at place %i leaves alone',
    async (place) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
      const sent: unknown[] = orders(2 * SLICE)
      sent[place] = { orderId: 'nobody knows its id' }
      const answer = await readLongAnswer(ordersOfUser, JSON.stringify({ orders: sent }))
      const ids = z.parse(ordersOfUser.response, { orders: sent }).orders.map(({ id }) => id)
      expect(answer?.data).toMatchObject({ orders: ids.map((id) => ({ id })) })
      expect(ids).toHaveLength(2 * SLICE - 1)
      expect(warn).toHaveBeenCalled()
    },
  )

  test.each([[{}], [{ orders: null }]])('none: %o', async (body) => {
    expect((await readLongAnswer(ordersOfUser, JSON.stringify(body)))?.data).toEqual({ orders: [] })
  })

  test.each([[{ orders: 'soon' }], [{ orders: {} }], [null], ['<html>'], [[]]])(
    'are unreadable: %o',
    async (body) => {
      expect((await readLongAnswer(ordersOfUser, JSON.stringify(body)))?.success).toBe(false)
    },
  )
})

describe('the offers', () => {
  const offers = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      _id: `p${index}`,
      sku: `ONI-${index}`,
      productName: 'Onion',
      type: 'domestic',
      purchasePrice: 20 + index,
    }))

  test.each([
    ['bare', offers(2 * SLICE + 1)],
    ['wrapped', { products: offers(2 * SLICE + 1) }],
    ['none', []],
  ])('are read as if they were read at once: %s', async (_, body) => {
    const answer = await readLongAnswer(products, JSON.stringify(body))
    expect(answer?.data).toEqual(z.parse(products.response, body))
  })

  test.each([
    ['bare', offers(2000)],
    ['wrapped', { products: offers(2000) }],
  ])('the first of them are told: %s', async (_, body) => {
    const tell = vi.fn<(beginning: CallResult<typeof products>) => void>()
    await tellBeginning(products, JSON.stringify(body), tell)
    const [told = []] = tell.mock.lastCall ?? []
    expect(told.length).toBeGreaterThan(10)
    expect(told).toEqual(z.parse(products.response, offers(told.length)))
  })

  test('10,000 of them leave the page its turn all along', async () => {
    const turns = await turnsDuring(readLongAnswer(products, JSON.stringify(offers(10_000))))
    expect(turns).toBeGreaterThanOrEqual(10_000 / SLICE / 2)
  })

  test.each([[null], ['<html>'], [{ products: 'soon' }]])('are unreadable: %o', async (body) => {
    expect((await readLongAnswer(products, JSON.stringify(body)))?.success).toBe(false)
  })
})
