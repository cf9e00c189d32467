// @vitest-environment node
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { stopServer } from '@/mocks/node'
import { ids } from '@/mocks/seed-people'

let server: ProviderServer

// These requests go over the network, not to the test run's own provider.
beforeAll(stopServer)
beforeEach(async () => {
  server = await startProviderServer()
})
afterEach(() => server.close())

const readCart = (headers = {}) => fetch(`${server.origin}/api/cart/${ids.savita}`, { headers })

describe('the control API', () => {
  async function control(method: string, path = '', body?: unknown) {
    const answer = await fetch(`${server.origin}/__provider${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  const done = { status: 200, body: { success: true } }

  it('returns the state, and all scenarios, calls and faults', async () => {
    const { status, body } = await control('GET')
    expect(status).toBe(200)
    expect(body).toMatchObject({ scenario: 'default', delay: 0, clock: 0, faults: [], requests: 0 })
    expect(body.scenarios).toContain('full-cart')
    expect(body.calls).toContain('placeOrder')
    expect(body.faultKinds).toHaveProperty('drop-after')
  })

  it('sets faults, one or many, and clears them', async () => {
    const busy = { call: 'cart', kind: 'status', status: 503 }
    expect(await control('POST', '/faults', [{ ...busy, times: 1 }, busy])).toEqual(done)
    expect([(await readCart()).status, (await readCart()).status]).toEqual([503, 503])
    expect(await control('DELETE', '/faults')).toEqual(done)
    expect((await readCart()).status).toBe(200)
    await control('POST', '/faults', { ...busy, times: 1 })
    expect([(await readCart()).status, (await readCart()).status]).toEqual([503, 200])
  })

  it('does and undoes what the staff do, and loads a state', async () => {
    const order = () => server.provider.world.people[ids.savita]?.orders[0]
    const { body: state } = await control('GET', '/world')
    expect(await control('POST', '/acts', { name: 'rejectPayment', reason: 'Late' })).toEqual(done)
    expect(order()?.rejectionReason).toBe('Late')
    expect(await control('DELETE', '/acts')).toEqual(done)
    expect(order()?.status).toBe('pending')
    await control('POST', '/acts', { name: 'activate' })
    expect(await control('POST', '/world', state)).toEqual(done)
    expect((await control('GET', '/world')).body.world).toEqual(state.world)
  })

  it.each<[string, string, unknown, number, string]>([
    ['POST', '/acts', { name: 'addBid', price: 'much' }, 400, 'price: addBid takes {"vendor"'],
    ['POST', '/world', { version: 2 }, 400, 'version: must be 1'],
    ['GET', '/nowhere', undefined, 404, 'POST /scenario'],
    ['POST', '/scenario', { name: 'x' }, 400, 'the scenario must be one of default, new-user'],
    ['GET', '/requests?call=nothing', undefined, 400, 'nothing is no call'],
  ])('explains why it refuses %s %s %j', async (method, path, given, status, words) => {
    const answer = await control(method, path, given)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(words)
  })

  it('refuses a page of another host', async () => {
    const { status } = await fetch(`${server.origin}/__provider/scenario`, {
      method: 'POST',
      headers: { Origin: 'http://evil.test' },
      body: '{"name":"empty-cart"}',
    })
    expect(status).toBe(403)
    expect(server.provider.state.scenario).toBe('default')
  })
})

describe('the forgery pair', () => {
  it('begins with a cookie that the page can read', async () => {
    const { headers } = await readCart()
    expect(headers.get('Set-Cookie')).toMatch(/^XSRF-TOKEN=[\w-]{36}; Path=\//)
    expect(headers.get('Set-Cookie')).not.toMatch(/HttpOnly/i)
    const again = await readCart({ Cookie: 'XSRF-TOKEN=t1' })
    expect(again.headers.get('Set-Cookie')).toBeNull()
  })

  it.each<[string, Record<string, string>, number]>([
    ['without a header', { Cookie: 'a=b; XSRF-TOKEN=t1' }, 403],
    ['with another header', { Cookie: 'XSRF-TOKEN=t1', 'X-XSRF-TOKEN': 't2' }, 403],
    ['with the same header', { Cookie: 'XSRF-TOKEN=t1', 'X-XSRF-TOKEN': 't1' }, 200],
    ['before there is a cookie', {}, 200],
  ])('is enforced for a write %s', async (_, headers, status) => {
    const { products, people } = server.provider.world
    const answer = await fetch(`${server.origin}/api/cart/add`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        userId: ids.savita,
        productId: products[0]?._id,
        productQuantity: 9,
      }),
    })
    expect(answer.status).toBe(status)
    expect(people[ids.savita]?.cart[0]?.productQuantity).toBe(status === 200 ? 9 : 500)
  })
})
