import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartEdit } from '@/api/cart/edits'
import { createCartGateway } from '@/api/cart/gateway'
import { storedEdits } from '@/api/cart/stored-edits'
import { cartQuery } from '@/api/hooks/cart'
import { type Quantity, quantityFromNumber } from '@/domain/quantity'
import { ids, provider, savita } from '@tests/provider'
import { lineOf } from './fake-cart'
import { lockManager } from './locks'
import { writes } from './writes'

const STORED = 'sauda.draft.device.cart-edits'
const { queryKey, queryFn } = cartQuery(ids.savita)

let client: QueryClient

const tab = () => createCartGateway(client, ids.savita, writes)

const edit = (id: string, productId: string, quantity: Quantity | null): CartEdit => ({
  id,
  order: 1,
  line: lineOf(productId, 1),
  quantity,
  state: 'saving',
  isPending: true,
})

const now = (id: string) => ({ id, keepalive: false, signal: new AbortController().signal })

const read = () => client.query({ queryKey, queryFn, staleTime: 0 })
const known = () => client.getQueryData(queryKey)?.map((line) => line.product.name)
const removals = () => provider.requests('removeCartLine').map(({ path }) => path)
const additions = () => provider.requests('addToCart').map(({ body }) => body)
const stored = (): unknown => JSON.parse(localStorage.getItem(STORED) ?? 'null')

function firstLine() {
  const [line] = savita().cart
  if (!line) throw new Error('Savita has something in her cart')
  return line
}

const wheat = () => firstLine().productId._id

beforeEach(async () => {
  localStorage.setItem('authResponse', ids.savita)
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  await read()
})

/** Removes a product as the queue does: the edit is stored first. */
async function remove(productId: string): Promise<void> {
  const gateway = tab()
  gateway.remember([edit('e1', productId, null)])
  await gateway.send(productId, null, now('e1'))
}

describe('removing a line', () => {
  it('uses the id of the line, and forgets the line', async () => {
    const line = firstLine()
    await remove(wheat())
    expect(removals()).toEqual([`/cart/remove/${line._id}`])
    expect(known()).toEqual(['Tur Dal Latur'])
    expect(stored()).toBeNull()
  })

  it('uses the new id of a line that was added again meanwhile', async () => {
    const line = firstLine()
    savita().cart = savita().cart.map((each) => (each === line ? { ...line, _id: 'new' } : each))
    await remove(wheat())
    expect(removals()).toEqual([`/cart/remove/${line._id}`, '/cart/remove/new'])
    expect(savita().cart).toHaveLength(1)
  })

  it('reads the cart for a line that is not cached', async () => {
    client.clear()
    await remove(wheat())
    expect(removals()).toHaveLength(1)
    expect(client.getQueryData(queryKey)).toBeUndefined()
  })

  it('sends nothing for a product that is not in the cart', async () => {
    await remove('unknown')
    expect(removals()).toEqual([])
  })

  it('rejects when the provider fails, and keeps the line and the stored edit', async () => {
    provider.fault({ call: 'removeCartLine', kind: 'status', status: 500 })
    await expect(remove(wheat())).rejects.toThrow('status code 500')
    expect(known()).toHaveLength(2)
    expect(stored()).not.toBeNull()
    expect(removals()).toHaveLength(1)
  })
})

describe('emptying the cart', () => {
  it('empties the cached cart', async () => {
    await tab().empty(now('').signal)
    expect(savita().cart).toEqual([])
    expect(known()).toEqual([])
  })

  it('caches nothing for a cart that was never read', async () => {
    client.clear()
    await tab().empty(now('').signal)
    expect(client.getQueryData(queryKey)).toBeUndefined()
  })

  it('ignores the answer to an earlier read', async () => {
    const release = provider.hold('cart')
    const earlier = read().catch(() => 'cancelled')
    await vi.waitFor(() => expect(client.isFetching()).toBe(1))
    await tab().empty(now('').signal)
    release()
    await earlier
    expect(known()).toEqual([])
  })
})

describe('refreshing', () => {
  it('resolves once the cart was read', async () => {
    savita().cart = []
    await tab().refresh()
    expect(known()).toEqual([])
  })

  it('reads again when another reader cancelled the read', async () => {
    const release = provider.hold('cart')
    const refreshed = tab().refresh()
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (lines) => lines)
    release()
    await expect(refreshed).resolves.toBeUndefined()
  })

  it('waits for the next answer when the read failed', async () => {
    provider.fault({ call: 'cart', kind: 'status', status: 500, times: 1 })
    const reads = provider.requests('cart').length
    let isRead = false
    const refreshed = tab()
      .refresh()
      .then(() => (isRead = true))
    await vi.waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
    client.setQueryData(queryKey, (lines) => lines)
    await client.query({ queryKey: ['other'], queryFn: () => 1 })
    expect(isRead).toBe(false)
    expect(provider.requests('cart')).toHaveLength(reads + 1)
    await read()
    await refreshed
    expect(isRead).toBe(true)
  })
})

describe('stored edits', () => {
  const five = quantityFromNumber(5)

  it('hold the product only while the provider does not have the line', () => {
    const added = { ...edit('e2', 'p2', five), line: { ...lineOf('p2', 1), id: '' } }
    tab().remember([edit('e1', 'p1', five), added])
    expect(stored()).toEqual({
      userId: ids.savita,
      edits: [
        { id: 'e1', productId: 'p1', quantity: 5000 },
        { id: 'e2', productId: 'p2', quantity: 5000, product: added.line.product },
      ],
    })
  })

  it('are replaced by a newer edit of the product, and removed when it is saved', () => {
    const gateway = tab()
    gateway.remember([edit('e1', 'p1', five)])
    gateway.remember([edit('e2', 'p1', null)])
    expect(stored()).toMatchObject({ edits: [{ id: 'e2', quantity: null }] })
    gateway.remember([])
    expect(stored()).toBeNull()
  })

  it('are not written again while unchanged: another tab may have sent them', () => {
    const gateway = tab()
    gateway.remember([edit('e1', 'p1', five)])
    localStorage.removeItem(STORED)
    gateway.remember([edit('e1', 'p1', five)])
    expect(stored()).toBeNull()
  })

  it('of another tab stay, also without an id, as earlier versions wrote them', () => {
    const old = { productId: 'p3', quantity: 1000 }
    localStorage.setItem(STORED, JSON.stringify({ userId: ids.savita, edits: [old] }))
    const [one, other] = [tab(), tab()]
    one.remember([edit('e1', 'p1', null)])
    other.remember([edit('e2', 'p2', null)])
    other.remember([])
    expect(stored()).toMatchObject({ edits: [old, { id: 'e1', productId: 'p1' }] })
  })

  it('are neither written nor sent after log-out', async () => {
    const gateway = tab()
    gateway.remember([edit('e1', wheat(), five)])
    localStorage.clear()
    gateway.remember([edit('e1', wheat(), five), edit('e2', 'p2', five)])
    await gateway.send(wheat(), five, now('e1'))
    expect(localStorage).toHaveLength(0)
    expect(additions()).toEqual([])
  })

  it('of the next person stay when an answer comes after log-out', async () => {
    const gateway = tab()
    gateway.remember([edit('e1', wheat(), five)])
    const release = provider.hold('addToCart')
    const sent = gateway.send(wheat(), five, now('e1'))
    await vi.waitFor(() => expect(additions()).toHaveLength(1))
    localStorage.setItem('authResponse', 'somebody else')
    const theirs = { userId: 'somebody else', edits: [{ productId: 'p9', quantity: 1000 }] }
    localStorage.setItem(STORED, JSON.stringify(theirs))
    release()
    await sent
    gateway.remember([])
    expect(stored()).toEqual(theirs)
  })

  it('are sent when the page ends, unless another tab has sent or replaced them', async () => {
    const gateway = tab()
    const atTheEnd = { ...now('e1'), keepalive: true }
    const other = edit('e2', 'p2', five)
    gateway.remember([other])
    await gateway.send(wheat(), five, atTheEnd)
    expect(additions()).toEqual([])
    gateway.remember([other, edit('e1', wheat(), five)])
    await gateway.send(wheat(), five, atTheEnd)
    expect(additions()).toMatchObject([{ productQuantity: 5 }])
    // This one alone may have arrived.
    const hasLeft = storedEdits.read(ids.savita).map(({ id, before }) => [id, before !== undefined])
    expect(hasLeft).toEqual([
      ['e2', false],
      ['e1', true],
    ])
  })

  it('of an earlier page are not sent once replaced, also while the cart is read', async () => {
    const gateway = tab()
    const quantity = firstLine().productQuantity * 1000
    const left = { id: 'e1', productId: wheat(), quantity: five, before: [`undefined ${quantity}`] }
    storedEdits.write(ids.savita, [left])
    const reads = provider.requests('cart').length
    const release = provider.hold('cart')
    const sent = gateway.send(wheat(), five, now('e1'))
    await vi.waitFor(() => expect(provider.requests('cart')).toHaveLength(reads + 1))
    gateway.remember([edit('e2', wheat(), null)])
    release()
    await sent
    expect(additions()).toEqual([])
  })
})

describe('tabs that wait for each other', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  it('empty a cart that has two lines of one product', async () => {
    savita().cart.push({ ...firstLine(), _id: 'again' })
    await read()
    await tab().empty(now('').signal)
    expect(savita().cart).toEqual([])
  })

  it('send the same stored edit once', async () => {
    const quantity = quantityFromNumber(640)
    const tabs = [tab(), tab()]
    for (const one of tabs) one.remember([edit('e1', wheat(), quantity)])
    await Promise.all(tabs.map((one) => one.send(wheat(), quantity, now('e1'))))
    expect(additions()).toHaveLength(1)
    expect(stored()).toBeNull()
  })

  it('keep an equal edit that was made while the first was being sent', async () => {
    const quantity = quantityFromNumber(640)
    const gateway = tab()
    gateway.remember([edit('e1', wheat(), quantity)])
    const release = provider.hold('addToCart')
    const sent = gateway.send(wheat(), quantity, now('e1'))
    await vi.waitFor(() => expect(additions()).toHaveLength(1))
    gateway.remember([edit('e2', wheat(), quantity)])
    release()
    await sent
    expect(stored()).toMatchObject({ edits: [{ id: 'e2' }] })
    await gateway.send(wheat(), quantity, now('e2'))
    expect(additions()).toHaveLength(2)
  })
})
