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

async function control(method: string, path = '', body?: unknown) {
  const answer = await fetch(`${server.origin}/__provider${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const done = { status: 200, body: { success: true } }
const cart = () => fetch(`${server.origin}/api/cart/${ids.savita}`)
const lines = async () => ((await (await cart()).json()) as { cartItems: unknown[] }).cartItems

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
  expect([(await cart()).status, (await cart()).status]).toEqual([503, 503])
  expect(await control('DELETE', '/faults')).toEqual(done)
  expect((await cart()).status).toBe(200)
  await control('POST', '/faults', { ...busy, times: 1 })
  expect([(await cart()).status, (await cart()).status]).toEqual([503, 200])
})

describe('explains a refusal', () => {
  it.each<[string, string, unknown, number, string]>([
    ['GET', '/nowhere', undefined, 404, 'POST /scenario'],
    [
      'POST',
      '/scenario',
      { name: 'no-such' },
      400,
      'name: the scenario must be one of default, new-user',
    ],
    ['GET', '/requests?call=nothing', undefined, 400, 'nothing is no call'],
  ])('%s %s %j', async (method, path, given, status, words) => {
    const answer = await control(method, path, given)
    expect(answer.status).toBe(status)
    expect(answer.body.message).toContain(words)
  })
})

it('refuses a page of another host', async () => {
  const answer = await fetch(`${server.origin}/__provider/scenario`, {
    method: 'POST',
    headers: { Origin: 'http://evil.test' },
    body: '{"name":"empty-cart"}',
  })
  expect(answer.status).toBe(403)
  expect(await lines()).toHaveLength(2)
})
