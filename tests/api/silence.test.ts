import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { call, download } from '@/api/call'
import { addToCart } from '@/api/contract/cart'
import { purchaseInvoice } from '@/api/contract/order'
import { products } from '@/api/contract/product'
import { askThroughSilence } from '@/api/silence'
import { ids, provider, savita } from '@tests/provider'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

type Name = Parameters<typeof provider.requests>[0]

const { setTimeout: later } = globalThis

/** Waits by the clock on the wall, however busy the machine: `vi.waitFor` would move the other one. */
async function expectRequests(name: Name, count: number): Promise<void> {
  const until = Date.now() + 20_000
  while (provider.requests(name).length < count && Date.now() < until)
    await new Promise((resolve) => later(resolve, 5))
  expect(provider.requests(name)).toHaveLength(count)
}

describe('a read that nothing answers', () => {
  test('is asked a second time after 30 seconds', async () => {
    provider.fault({ call: 'products', kind: 'silence', times: 1 })
    const answer = call(products, {})
    await expectRequests('products', 1)
    await seconds(29)
    expect(provider.requests('products')).toHaveLength(1)
    await seconds(1)
    expect((await answer).length).toBeGreaterThan(1)
    expect(provider.requests('products')).toHaveLength(2)
  })

  test('is asked again as long as there is silence', async () => {
    provider.fault({ call: 'products', kind: 'silence', times: 3 })
    const answer = call(products, {})
    await expectRequests('products', 1)
    await seconds(30)
    await expectRequests('products', 2)
    await seconds(60)
    await expectRequests('products', 3)
    await seconds(60)
    expect((await answer).length).toBeGreaterThan(1)
    await expectRequests('products', 4)
  })

  test('says so as soon as a later request learns that nobody is there', async () => {
    provider.fault({ call: 'products', kind: 'silence', times: 1 })
    provider.fault({ call: 'products', kind: 'drop', times: 1 })
    const answer = call(products, {})
    const failure = answer.catch((error: unknown) => error)
    await expectRequests('products', 1)
    await seconds(30)
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'unavailable' })
  })

  test('an invoice is one, too', async () => {
    provider.fault({ call: 'purchaseInvoice', kind: 'silence', times: 1 })
    const orderId = savita().orders.find(({ status }) => status === 'active')?._id ?? ''
    const file = download(purchaseInvoice, { path: { orderId } })
    await expectRequests('purchaseInvoice', 1)
    await seconds(30)
    expect((await file).type).toBe('application/pdf')
  })
})

test('no answer comes too late: after 100 seconds the first request’s still counts', async () => {
  provider.fault({ call: 'products', kind: 'slow', delay: 100_000, times: 1 })
  provider.fault({ call: 'products', kind: 'silence' })
  const answer = call(products, {})
  await expectRequests('products', 1)
  await seconds(100)
  expect((await answer).length).toBeGreaterThan(1)
})

test('whatever changes something is sent once, however long nothing comes', async () => {
  provider.fault({ call: 'addToCart', kind: 'silence' })
  const productId = provider.world.products[0]?._id ?? ''
  void call(addToCart, { body: { userId: ids.meena, productId, productQuantity: 2 } })
  await expectRequests('addToCart', 1)
  await seconds(600)
  expect(provider.requests('addToCart')).toHaveLength(1)
})

describe('of the two requests', () => {
  const signals: AbortSignal[] = []
  const progress: (() => void)[] = []
  const answers: ((answer: string) => void)[] = []

  function ask(signal: AbortSignal, onProgress: () => void) {
    signals.push(signal)
    progress.push(onProgress)
    return new Promise<string>((resolve, reject) => {
      answers.push(resolve)
      const breakOff = () => reject(new Error('broken off'))
      if (signal.aborted) breakOff()
      signal.addEventListener('abort', breakOff)
    })
  }

  const brokenOff = () => signals.map(({ aborted }) => aborted)

  beforeEach(() => {
    for (const list of [signals, progress, answers]) list.length = 0
  })

  test('only two are under way, the first and the last', async () => {
    void askThroughSilence(ask)
    await seconds(150)
    expect(brokenOff()).toEqual([false, true, true, false])
  })

  test.each([0, 1])('the other is broken off when number %i was answered', async (number) => {
    const answer = askThroughSilence(ask)
    await seconds(30)
    answers[number]?.('here')
    expect(await answer).toBe('here')
    expect(brokenOff()).toEqual([true, true])
    await seconds(60)
    expect(signals).toHaveLength(2)
  })

  test('there is no second where something comes, however slowly', async () => {
    const answer = askThroughSilence(ask)
    for (let part = 0; part < 10; part += 1) {
      await seconds(29)
      progress[0]?.()
    }
    expect(signals).toHaveLength(1)
    answers[0]?.('all of it')
    expect(await answer).toBe('all of it')
  })

  test('none goes on, and none begins, when nobody waits any more', async () => {
    const given = new AbortController()
    const answer = askThroughSilence(ask, given.signal)
    const failure = answer.catch((error: unknown) => error)
    await seconds(30)
    given.abort()
    expect(await failure).toEqual(new Error('broken off'))
    expect(brokenOff()).toEqual([true, true])
    progress[0]?.()
    await seconds(60)
    expect(signals).toHaveLength(2)
  })

  test('nobody who has left already is asked for', async () => {
    const answer = askThroughSilence(ask, AbortSignal.abort())
    await expect(answer).rejects.toThrow('broken off')
    progress[0]?.()
    await seconds(60)
    expect(brokenOff()).toEqual([true])
  })
})
