import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call'
import { addToCart, emptyCart } from '@/api/contract/cart'
import { products } from '@/api/contract/product'
import { env } from '@/env'
import { startServer, stopServer } from '@/mocks/node'
import { allowConsoleError } from '@tests/console'

const line = { userId: 'u1', productId: 'p1', productQuantity: 2 }

describe('over a real connection to another origin', () => {
  const seen: { method: string; headers: IncomingHttpHeaders; body: string }[] = []
  let dropsHalfway = false
  let redirects = false
  /** Answers in place of a success; undefined for a success. */
  let refuse:
    ((token: unknown, method: string) => [status: number, body: string] | undefined) | undefined
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method = '', headers, url } = request
      seen.push({ method, headers, body })
      if (redirects && url !== '/somewhere')
        return void response.writeHead(302, { Location: '/somewhere' }).end()
      const refusal = refuse?.(headers['x-xsrf-token'], method)
      if (refusal) return void response.writeHead(refusal[0]).end(refusal[1])
      response.writeHead(200, { 'Content-Type': 'application/json' })
      if (dropsHalfway) response.write('[]', () => request.socket.destroy())
      else response.end(method === 'GET' ? '[]' : '{"success":true}')
    })
  })

  beforeAll(async () => {
    stopServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    env.apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })

  beforeEach(() => {
    seen.length = 0
    dropsHalfway = false
    redirects = false
    refuse = undefined
  })

  afterAll(async () => {
    env.apiHost = ''
    await new Promise((resolve) => server.close(resolve))
    startServer()
  })

  it('sends the forgery pair, and no header that the other origin would have to allow', async () => {
    document.cookie = 'XSRF-TOKEN=token-1; path=/'
    await call(products, {})
    await call(addToCart, { body: line })
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST'])
    for (const { headers } of seen) {
      expect(headers['x-xsrf-token']).toBe('token-1')
      expect(headers['user-agent']).not.toContain('axios')
    }
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual(line)
  })

  describe('a write that is refused for its token', () => {
    beforeEach(() => allowConsoleError(/XSRF/))

    const setToken = (value: string, path = '/') => {
      document.cookie = `XSRF-TOKEN=${value}; path=${path}`
    }
    const renewed = () => setToken('new')
    const named = JSON.stringify({ message: 'Invalid CSRF token' })
    const others = JSON.stringify({ message: 'Sold out' })
    const mute = '{}'

    const twoTokens = () => {
      setToken('old', '/deep')
      setToken('new')
      window.history.replaceState(null, '', '/deep')
    }

    it.each<[what: string, status: number, body: string, before: () => void, sent: string[]]>([
      ['sends the cookie that is newer by now', 403, others, () => setToken('old'), ['old', 'new']],
      ['whatever is in the answer', 419, '<html>', () => setToken('old'), ['old', 'new']],
      ['renews one that has expired', 403, mute, () => undefined, ['', 'GET', 'new']],
      ['renews one that has expired', 419, named, () => undefined, ['', 'GET', 'new']],
      [
        'renews one that the server knows no more',
        403,
        named,
        () => setToken('old'),
        ['old', 'GET', 'new'],
      ],
      ['sends the other of two', 403, named, twoTokens, ['old', 'new']],
    ])('%s: %i %s', async (what, status, body, before, sent) => {
      before()
      refuse = (token, method) => {
        if (method === 'GET') renewed()
        if (method === 'GET' || token === 'new') return undefined
        if (what.includes('newer') || what.includes('whatever')) renewed()
        return [status, body]
      }
      await call(addToCart, { body: line })
      const of = ({ method, headers }: (typeof seen)[number]) =>
        method === 'GET' ? method : (headers['x-xsrf-token'] ?? '')
      expect(seen.map(of)).toEqual(sent)
    })

    it.each<[status: number, body: string, cookie: string | undefined, methods: string[]]>([
      // Not for its token; or the outcome is unknown.
      [403, others, 'old', ['POST']],
      [401, named, 'old', ['POST']],
      [500, named, 'old', ['POST']],
      [408, named, undefined, ['POST']],
      // The cookie cannot be read here, or stays wrong.
      [403, named, undefined, ['POST', 'GET']],
      [419, named, 'old', ['POST', 'GET']],
    ])(
      'is not sent again after %i %s with the cookie %s',
      async (status, body, cookie, methods) => {
        if (cookie) setToken(cookie)
        refuse = (_, method) => (method === 'GET' ? undefined : [status, body])
        await expect(call(addToCart, { body: line })).rejects.toMatchObject({ status })
        expect(seen.map(({ method }) => method)).toEqual(methods)
      },
    )

    it('is sent once more, not twice', async () => {
      setToken('old')
      refuse = () => {
        setToken(String(seen.length))
        return [403, named]
      }
      const refused = { isTokenRefusal: true, serverMessage: undefined, outcomeUnknown: false }
      await expect(call(addToCart, { body: line })).rejects.toMatchObject(refused)
      expect(seen).toHaveLength(2)
    })
  })

  // Followed, the POST would become a GET, and any page's 200 a success.
  it('follows a redirect of a read, never of a write', async () => {
    redirects = true
    await expect(call(products, {})).resolves.toEqual([])
    seen.length = 0
    const unknown = { status: undefined, outcomeUnknown: true }
    for (const keepalive of [false, true]) {
      await expect(call(addToCart, { body: line }, { keepalive })).rejects.toMatchObject(unknown)
    }
    expect(seen.map(({ method }) => method)).toEqual(['POST', 'POST'])
  })

  it('reads an answer that ends halfway as a dropped connection', async () => {
    dropsHalfway = true
    await expect(call(addToCart, { body: line })).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Network Error',
      outcomeUnknown: true,
    })
  })
})

// "a pending edit is sent at once … on the page being hidden" (CRT-3): only such a request survives
// its page.
describe('with keepalive', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const answers = (status: number, body: string | null) =>
    fetch.mockResolvedValueOnce(new Response(body, { status }))
  const add = (signal?: AbortSignal) =>
    call(addToCart, { body: line }, { keepalive: true, ...(signal && { signal }) })

  beforeEach(() => vi.stubGlobal('fetch', fetch))

  afterEach(() => {
    fetch.mockReset()
    vi.unstubAllGlobals()
  })

  it('sends credentials, the forgery pair and the body', async () => {
    document.cookie = 'other=1; path=/'
    document.cookie = 'XSRF-TOKEN=a%20b; path=/'
    answers(200, '{"success":true}')
    await add()
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${env.apiHost}/api/cart/add`, {
      method: 'POST',
      keepalive: true,
      redirect: 'error',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'a b' },
      body: JSON.stringify(line),
    })
  })

  it('sends no token and no body where there is none', async () => {
    document.cookie = 'NOT-XSRF-TOKEN=x; path=/'
    answers(200, '')
    await call(emptyCart, { path: { userId: 'u1' } }, { keepalive: true })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`${env.apiHost}/api/cart/remove/all/u1`, {
      method: 'DELETE',
      keepalive: true,
      redirect: 'error',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  it.each([
    [200, '{"success":false,"message":"Sold out"}', 'refused', 'Sold out', false],
    [409, '{"message":"Sold out"}', 'refused', 'Sold out', false],
    [500, '', 'unavailable', undefined, true],
    [200, '<html>', 'contract', undefined, true],
  ])('%i %s is %s', async (status, body, kind, serverMessage, outcomeUnknown) => {
    answers(status, body)
    await expect(add()).rejects.toMatchObject({ kind, status, serverMessage, outcomeUnknown })
  })

  it('names the status where the server says nothing', async () => {
    answers(503, '')
    await expect(add()).rejects.toMatchObject({ message: 'Request failed with status code 503' })
  })

  it('fails without an answer as a dropped connection', async () => {
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await expect(add()).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'Network Error',
      outcomeUnknown: true,
    })
  })

  it('passes an abort on as it is', async () => {
    const controller = new AbortController()
    const abort = new DOMException('gone', 'AbortError')
    fetch.mockImplementationOnce((_, init) => {
      expect(init?.signal).toBe(controller.signal)
      controller.abort()
      return Promise.reject(abort)
    })
    await expect(add(controller.signal)).rejects.toBe(abort)
  })
})
