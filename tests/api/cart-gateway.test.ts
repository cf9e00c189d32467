import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartGateway } from '@/api/cart-gateway'
import { cartQuery } from '@/api/hooks/cart'
import { quantityFromNumber } from '@/domain/quantity'
import { ids, provider, savita } from '@tests/provider'

const WISHES = 'sauda.draft.device.cart-wishes'
const now = { leaving: false, signal: new AbortController().signal }

let client: QueryClient
let gateway: ReturnType<typeof createCartGateway>
const { queryKey, queryFn } = cartQuery(ids.savita)

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  gateway = createCartGateway(client, ids.savita, queryKey)
  await read()
})

async function read() {
  await client.query({ queryKey, queryFn, staleTime: 0 })
}

const known = () => client.getQueryData(queryKey)?.map((line) => line.product.name)
const removals = () => provider.requests('removeCartLine').map(({ path }) => path)

function firstLine() {
  const [line] = savita().cart
  if (!line) throw new Error('Savita has something in her cart')
  return line
}

describe('taking a line out', () => {
  it('uses the line’s own id, and forgets the line', async () => {
    const line = firstLine()
    await gateway.remove(line.productId._id, now)
    expect(removals()).toEqual([`/cart/remove/${line._id}`])
    expect(known()).toEqual(['Tur Dal Latur'])
  })

  it('finds the new id of a line that was put back meanwhile', async () => {
    const line = firstLine()
    savita().cart = savita().cart.map((each) => (each === line ? { ...line, _id: 'new' } : each))
    await gateway.remove(line.productId._id, now)
    expect(removals()).toEqual([`/cart/remove/${line._id}`, '/cart/remove/new'])
    expect(savita().cart).toHaveLength(1)
  })

  it('has nothing to do for a line the provider does not have', async () => {
    await gateway.remove('unknown', now)
    expect(removals()).toEqual([])
  })

  it('fails when the provider does', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500 })
    await expect(gateway.remove(firstLine().productId._id, now)).rejects.toThrow()
    expect(known()).toHaveLength(2)
  })
})

describe('reading anew', () => {
  it('ends with the provider’s answer', async () => {
    savita().cart = []
    await gateway.refresh()
    expect(known()).toEqual([])
  })

  it('asks again when somebody broke the read off', async () => {
    const release = provider.hold('cart')
    const refreshed = gateway.refresh()
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (lines) => lines)
    release()
    await expect(refreshed).resolves.toBeUndefined()
  })

  it('that failed waits for the next answer', async () => {
    provider.fault({ call: 'cart', kind: 'status', status: 500, times: 1 })
    let isRead = false
    const refreshed = gateway.refresh().then(() => (isRead = true))
    await vi.waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
    await Promise.resolve()
    expect(isRead).toBe(false)
    await read()
    await refreshed
    expect(isRead).toBe(true)
  })
})

describe('two tabs with the same unsent change', () => {
  /** As the browser's: one holder of a name at a time. */
  function lockManager() {
    const tails = new Map<string, Promise<unknown>>()
    return {
      request: (name: string, _options: object, work: () => Promise<unknown>) => {
        const turn = (tails.get(name) ?? Promise.resolve()).then(work)
        // The next one's turn comes however this one ends.
        tails.set(name, Promise.allSettled([turn]))
        return turn
      },
    }
  }

  const wheat = () => firstLine().productId._id
  const tab = () => createCartGateway(client, ids.savita, queryKey)

  beforeEach(() => {
    localStorage.setItem('authResponse', ids.savita)
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('send it once', async () => {
    const quantity = quantityFromNumber(640)
    const tabs = [tab(), tab()]
    for (const one of tabs) one.remember([{ productId: wheat(), wish: { kind: 'set', quantity } }])
    await Promise.all(tabs.map((one) => one.set(wheat(), quantity, now)))
    expect(provider.requests('addToCart')).toHaveLength(1)
    expect(localStorage.getItem(WISHES)).toBeNull()
  })

  it('send only the newer of two', async () => {
    const [older, newer] = [quantityFromNumber(640), quantityFromNumber(650)]
    const [one, other] = [tab(), tab()]
    one.remember([{ productId: wheat(), wish: { kind: 'set', quantity: older } }])
    other.remember([{ productId: wheat(), wish: { kind: 'set', quantity: newer } }])
    await Promise.all([one.set(wheat(), older, now), other.set(wheat(), newer, now)])
    expect(savita().cart[0]?.productQuantity).toBe(650)
    expect(provider.requests('addToCart')).toHaveLength(1)
  })

  it('leave what the other remembers alone', () => {
    const [one, other] = [tab(), tab()]
    one.remember([{ productId: wheat(), wish: { kind: 'remove' } }])
    other.remember([{ productId: 'p2', wish: { kind: 'remove' } }])
    other.remember([])
    expect(localStorage.getItem(WISHES)).toContain(wheat())
    expect(localStorage.getItem(WISHES)).not.toContain('p2')
  })
})
