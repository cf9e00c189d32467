// @vitest-environment node
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { stopServer } from '@/mocks/node'
import { ids } from '@/mocks/seed-people'

type Options = Parameters<typeof startProviderServer>[0]

const servers: ProviderServer[] = []

async function start(options?: Options): Promise<ProviderServer> {
  const server = await startProviderServer(options)
  servers.push(server)
  return server
}

// These requests go over the network, not to the test run's own provider.
beforeAll(stopServer)

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const cartPath = `/api/cart/${ids.savita}`

function add(server: ProviderServer, headers: Record<string, string> = {}) {
  const productId = server.provider.world.products[0]?._id
  return fetch(`${server.origin}/api/cart/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ userId: ids.savita, productId, productQuantity: 9 }),
  })
}

const quantity = ({ provider }: ProviderServer) =>
  provider.world.people[ids.savita]?.cart[0]?.productQuantity

describe('the forgery pair', () => {
  it('begins with a cookie that the page can read', async () => {
    const { origin } = await start()
    const { headers } = await fetch(origin + cartPath)
    expect(headers.get('Set-Cookie')).toMatch(/^XSRF-TOKEN=[\w-]{36}; Path=\//)
    expect(headers.get('Set-Cookie')).not.toMatch(/HttpOnly/i)
    const again = await fetch(origin + cartPath, { headers: { Cookie: 'XSRF-TOKEN=t1' } })
    expect(again.headers.get('Set-Cookie')).toBeNull()
  })

  it.each<[string, Record<string, string>, number]>([
    ['without a header', { Cookie: 'a=b; XSRF-TOKEN=t1' }, 403],
    ['with another header', { Cookie: 'XSRF-TOKEN=t1', 'X-XSRF-TOKEN': 't2' }, 403],
    ['with the same header', { Cookie: 'XSRF-TOKEN=t1', 'X-XSRF-TOKEN': 't1' }, 200],
    ['before there is a cookie', {}, 200],
  ])('enforced, a write %s', async (_, headers, status) => {
    const server = await start({ forgeryPair: 'enforced' })
    expect((await add(server, headers)).status).toBe(status)
    expect(quantity(server)).toBe(status === 200 ? 9 : 500)
  })
})
