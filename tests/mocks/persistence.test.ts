import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fillPath } from '@/api/endpoint'
import { answers, type CallName } from '@/mocks/calls'
import type { MockStorage } from '@/mocks/persistence'
import { createProvider, type Provider } from '@/mocks/provider'
import { ids } from '@tests/provider'

async function send(
  provider: Provider,
  name: CallName,
  { path, body }: { path?: Record<string, string>; body?: object } = {},
): Promise<number> {
  const { method, path: pattern } = answers[name].endpoint
  const url = `http://localhost/api${fillPath(pattern, path)}`
  const request = new Request(url, { method, ...(body && { body: JSON.stringify(body) }) })
  return (await getResponse(provider.handlers, request))?.status ?? -1
}

const savita = (provider: Provider) => provider.world.people[ids.savita]

const address = {
  name: 'S',
  mobileNo: '9876543210',
  email: '',
  addressLine1: 'L',
  addressLine2: '',
  city: 'C',
  pincode: '422303',
  userId: ids.savita,
}

const question = { subject: 'S', message: 'M', support: true }

const writes: [CallName, object][] = [
  ['saveAddress', { body: address }],
  ['emptyCart', { path: { userId: ids.savita } }],
  ['raiseQuery', { body: { userId: ids.savita, ...question } }],
  ['raiseQuery', { body: { name: 'N', mobileNo: '9876543210', ...question } }],
  ['updatePassword', { body: { userId: ids.savita, newPassword: 'newpass' } }],
]

/** A tab's storage. */
function tab() {
  const items = new Map<string, string>()
  const storage: MockStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
  return { storage, items }
}

/** Leaves the page and starts the next one. */
function reload(before: Provider, storage: MockStorage): Provider {
  before.save()
  return createProvider({ storage })
}

describe('over a reload the provider', () => {
  it('keeps the changes of each kind of write, the requests, and the last id', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    const untouched = structuredClone(before.world)
    for (const sent of writes) expect(await send(before, ...sent)).toBe(200)
    expect(before.world).not.toEqual(untouched)
    const after = reload(before, storage)
    expect(after.world).toEqual(before.world)
    expect(after.requests()).toEqual(before.requests())
    await send(after, 'saveAddress', { body: address })
    const [, , first, second] = savita(after)?.addresses ?? []
    expect(second?._id).not.toBe(first?._id)
  })

  it('keeps dates, however much later', () => {
    const { storage } = tab()
    const before = createProvider({ storage, now: () => new Date('2026-09-05T06:00:00Z') })
    before.save()
    const after = createProvider({ storage, now: () => new Date('2026-09-06T06:00:00Z') })
    expect(after.world).toEqual(before.world)
  })

  it('keeps the scenario, the delay and the remaining faults', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    before.scenario('full-cart')
    before.delay(1)
    before.fault({ call: 'products', kind: 'status', times: 2 })
    expect(await send(before, 'products')).toBe(500)
    const after = reload(before, storage)
    expect(savita(after)?.cart).toHaveLength(6)
    expect(after.state.delay).toBe(1)
    expect(await send(after, 'products')).toBe(500)
    expect(await send(after, 'products')).toBe(200)
  })

  it('keeps the shifted clock, of page and provider', () => {
    const { storage } = tab()
    const day = 86_400_000
    const set: number[] = []
    const page = { storage, shiftClock: (ms: number) => void set.push(ms) }
    const before = createProvider(page)
    before.clock(day)
    before.save()
    createProvider(page).scenario('full-cart')
    expect(set).toEqual([0, day, day, 0])
  })

  it('keeps changes made directly in the world', () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    before.update((world) => {
      const [wheat] = world.products
      if (wheat) wheat.purchasePrice = 30
      const person = world.people[ids.savita]
      if (person) person.cart.length = 0
      delete world.people[ids.meena]
    })
    expect(reload(before, storage).world).toEqual(before.world)
  })
})

it('stores little, also with 10,000 offers', async () => {
  const { storage, items } = tab()
  const provider = createProvider({ storage, scenario: 'many-offers' })
  await send(provider, 'emptyCart', { path: { userId: ids.savita } })
  provider.save()
  expect([...items.values()].join().length).toBeLessThan(1000)
})

describe('a storage', () => {
  const broken = (): never => {
    throw new DOMException('no', 'SecurityError')
  }

  it('that throws changes nothing', async () => {
    const storage = { getItem: broken, setItem: broken, removeItem: broken }
    const provider = createProvider({ storage })
    expect(await send(provider, 'emptyCart', { path: { userId: ids.savita } })).toBe(200)
    provider.save()
    expect(savita(provider)?.cart).toEqual([])
  })

  it.each(['', 'nonsense', '{}', '{"settings":{"scenario":"gone","faults":[]}}'])(
    'that holds %j starts a new world',
    (text) => {
      const { storage } = tab()
      storage.setItem('sauda.mock.provider', text)
      expect(savita(createProvider({ storage }))?.cart).toHaveLength(2)
    },
  )
})
