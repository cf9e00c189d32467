import { afterEach, describe, expect, test } from 'vitest'
import { call } from '@/api/call'
import { products } from '@/api/contract/product'
import { provider } from '@tests/provider'

describe('a read the page began', () => {
  const url = '/api/trading/product'

  function began(answer: Response | Error) {
    window.early = {
      reads: { [url]: Promise.resolve(answer) },
      pictures: [],
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
