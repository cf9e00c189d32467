import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '@/api/call'
import { addToCart } from '@/api/contract/cart'
import { products } from '@/api/contract/product'
import { env } from '@/config/env'
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
    const named = JSON.stringify({ message: 'Invalid CSRF token' })
    const others = JSON.stringify({ message: 'Sold out' })
    const mute = '{}'

    it.each<[number, string, cookies: string[], renewedBy: string, sent: string[]]>([
      // Sends the cookie that is newer by now, whatever is in the answer.
      [403, others, ['old'], 'the answer', ['old', 'new']],
      [419, '<html>', ['old'], 'the answer', ['old', 'new']],
      // Renews one that has expired, or that the server knows no more.
      [403, mute, [], 'a read', ['', 'GET', 'new']],
      [419, named, [], 'a read', ['', 'GET', 'new']],
      [403, named, ['old'], 'a read', ['old', 'GET', 'new']],
      // Sends the other of two.
      [403, named, ['old', 'new'], 'nothing', ['old', 'new']],
      // The cookie cannot be read here, or stays wrong.
      [403, named, [], 'nothing', ['', 'GET']],
      [419, named, ['old'], 'nothing', ['old', 'GET']],
      // Not for its token; or the outcome is unknown.
      [403, others, ['old'], 'nothing', ['old']],
      [401, named, ['old'], 'nothing', ['old']],
      [500, named, ['old'], 'nothing', ['old']],
      [408, named, [], 'nothing', ['']],
    ])('%i %s, with the cookies %j, renewed by %s: %j', async (...row) => {
      const [status, body, [cookie, another], renewedBy, sent] = row
      if (cookie) setToken(cookie, another && '/deep')
      if (another) {
        setToken(another)
        window.history.replaceState(null, '', '/deep')
      }
      refuse = (token, method) => {
        if (renewedBy === (method === 'GET' ? 'a read' : 'the answer')) setToken('new')
        return method === 'GET' || token === 'new' ? undefined : [status, body]
      }
      const answer = call(addToCart, { body: line })
      if (sent.at(-1) === 'new') await answer
      else await expect(answer).rejects.toMatchObject({ status })
      const tokens = seen.map(({ method, headers }) =>
        method === 'GET' ? method : (headers['x-xsrf-token'] ?? ''),
      )
      expect(tokens).toEqual(sent)
    })

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
    await expect(call(addToCart, { body: line })).rejects.toMatchObject(unknown)
    expect(seen.map(({ method }) => method)).toEqual(['POST'])
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

// CRT-3: only such a request survives its page, which waits for no import.
it('sends at once, by a request that survives its page, with keepalive', async () => {
  await call(products, {})
  const fetch = vi.fn<typeof globalThis.fetch>()
  fetch.mockResolvedValue(new Response('{"success":true}'))
  vi.stubGlobal('fetch', fetch)
  const sent = call(addToCart, { body: line }, { keepalive: true })
  await Promise.resolve()
  vi.unstubAllGlobals()
  expect(fetch.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', keepalive: true })
  await sent
})
