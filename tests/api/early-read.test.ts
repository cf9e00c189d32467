import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '@/api/call'
import { products } from '@/api/contract/product'
import { answerOf } from '@/api/early-read'
import { provider } from '@tests/provider'

const long = JSON.stringify({ orders: [{ note: 'x'.repeat(1_000_000) }] })
const onProgress = () => undefined
const read = (text: string, status = 200) => Promise.resolve(new Response(text, { status }))

test('a long answer with a long list stays a text, to be read in parts', async () => {
  expect(await answerOf(read(long), { isLong: true, onProgress })).toEqual({
    status: 200,
    data: long,
  })
})

test.each([
  ['a short one', '{"orders":[]}', true],
  ['a long one of another call', long, false],
])('%s is read at once', async (_, text, isLong) => {
  expect(await answerOf(read(text), { isLong, onProgress })).toEqual({
    status: 200,
    data: JSON.parse(text),
  })
})

test('of a long answer is told what has come, and the rest is read when that is dealt with', async () => {
  let deliver = (_text: string) => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      deliver = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  let goOn = () => {}
  const onLong = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)))
  void answerOf(Promise.resolve(new Response(body)), { isLong: true, onProgress, onLong })
  deliver('["')
  deliver('x'.repeat(1_000_000))
  await vi.waitFor(() => expect(onLong).toHaveBeenCalledWith(`["${'x'.repeat(1_000_000)}`))
  deliver('yz')
  await new Promise((resolve) => setTimeout(resolve))
  expect(onLong).toHaveBeenCalledTimes(1)
  goOn()
  await vi.waitFor(() => expect(onLong).toHaveBeenCalledTimes(2))
})

test('a failure is told with what came, however long', async () => {
  const onLong = vi.fn(() => Promise.resolve())
  await expect(
    answerOf(read(long, 500), { isLong: true, onProgress, onLong }),
  ).rejects.toMatchObject({
    answer: { status: 500, data: JSON.parse(long) as unknown },
  })
  expect(onLong).not.toHaveBeenCalled()
})

describe('a read the page began', () => {
  const url = '/api/trading/product'

  function began(answer: Response | Error) {
    window.early = {
      reads: { [url]: Promise.resolve(answer) },
      typed: new Map(),
      stop: () => undefined,
    }
  }

  afterEach(() => {
    delete window.early
  })

  test('is taken over, once', async () => {
    began(Response.json([{ _id: 'p1', sku: 'EARLY', productName: 'Bajra' }]))
    await expect(call(products, {})).resolves.toMatchObject([{ sku: 'EARLY' }])
    expect(provider.requests()).toEqual([])
    await call(products, {})
    expect(provider.requests('products')).toHaveLength(1)
  })

  const broken = () =>
    new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    })

  test.each([
    ['a 401', new Response('', { status: 401 }), 'signed-out'],
    ['a 404', Response.json({ message: 'no' }, { status: 404 }), 'not-found'],
    ['a 503 in HTML', new Response('<h1>503</h1>', { status: 503 }), 'unavailable'],
    ['HTML on 200', new Response('<!doctype html>'), 'contract'],
    ['broken JSON', new Response('[{"_id":'), 'contract'],
    ['success: false', Response.json({ success: false, message: 'no' }), 'refused'],
    ['no answer at all', new TypeError('Failed to fetch'), 'unavailable'],
    ['an answer that breaks off', new Response(broken()), 'unavailable'],
  ])('%s is what it is from the client', async (_, answer, kind) => {
    began(answer)
    await expect(call(products, {})).rejects.toMatchObject({ name: 'ApiError', kind })
  })
})
