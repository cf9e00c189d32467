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

/** One write for each kind of stored slice. */
const writes: [CallName, object][] = [
  ['saveAddress', { body: address }],
  ['emptyCart', { path: { userId: ids.savita } }],
  ['raiseQuery', { body: { userId: ids.savita, ...question } }],
  ['raiseQuery', { body: { name: 'N', mobileNo: '9876543210', ...question } }],
  ['updatePassword', { body: { userId: ids.savita, newPassword: 'newpass' } }],
]

/** A tab's storage that remembers how much was written. */
function tab() {
  const items = new Map<string, string>()
  let written = 0
  const storage: MockStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      written += value.length
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  return {
    storage,
    items,
    takeWritten: () => {
      const taken = written
      written = 0
      return taken
    },
  }
}

describe('over a reload', () => {
  it('restores what each kind of write changed', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    const untouched = structuredClone(before.world)
    for (const sent of writes) expect(await send(before, ...sent)).toBe(200)
    expect(before.world).not.toEqual(untouched)
    expect(createProvider({ storage }).world).toEqual(before.world)
  })

  it('ids go on where they stopped', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    await send(before, 'saveAddress', { body: address })
    const after = createProvider({ storage })
    await send(after, 'saveAddress', { body: address })
    const [, , first, second] = savita(after)?.addresses ?? []
    expect(second?._id).not.toBe(first?._id)
  })

  it('dates stay as they were, however late it is', () => {
    const { storage } = tab()
    const before = createProvider({ storage, now: () => new Date('2026-09-05T06:00:00Z') })
    const after = createProvider({ storage, now: () => new Date('2026-09-06T06:00:00Z') })
    expect(after.world).toEqual(before.world)
  })

  it('the scenario, the delay and the faults that are left stay', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    before.scenario('full-cart')
    before.delay(1)
    before.fault({ call: 'products', kind: 'status', times: 2 })
    expect(await send(before, 'products')).toBe(500)
    const after = createProvider({ storage })
    expect(savita(after)?.cart).toHaveLength(6)
    expect(await send(after, 'products')).toBe(500)
    expect(await send(after, 'products')).toBe(200)
  })

  it('the clock stays ahead, of the page as of the provider', () => {
    const { storage } = tab()
    const day = 86_400_000
    const noon = () => new Date('2026-09-05T06:30:00Z')
    const set: number[] = []
    const page = { storage, now: noon, shiftClock: (ms: number) => void set.push(ms) }
    createProvider(page).clock(day)
    createProvider(page)
    expect(set).toEqual([0, day, day])
    createProvider(page).scenario('full-cart')
    expect(set).toEqual([0, day, day, day, 0])
  })

  it('a change made by hand stays, wherever it was made', () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    before.update((world) => {
      const [wheat] = world.products
      if (wheat) wheat.purchasePrice = 30
      const person = world.people[ids.savita]
      if (person) person.cart.length = 0
      delete world.people[ids.meena]
    })
    const after = createProvider({ storage })
    expect(after.world).toEqual(before.world)
    expect(after.world.products[0]?.purchasePrice).toBe(30)
    expect(Object.keys(after.world.people)).not.toContain(ids.meena)
  })
})

describe('what is written', () => {
  it('is there before the answer goes out', async () => {
    const { storage } = tab()
    const before = createProvider({ storage })
    before.hold('emptyCart')
    void send(before, 'emptyCart', { path: { userId: ids.savita } })
    await expect.poll(() => savita(before)?.cart).toEqual([])
    expect(savita(createProvider({ storage }))?.cart).toEqual([])
  })

  it('is little, also with 10,000 offers', async () => {
    const { storage, takeWritten } = tab()
    const provider = createProvider({ storage, scenario: 'many-offers' })
    expect(takeWritten()).toBeLessThan(1000)
    await send(provider, 'products')
    await send(provider, 'cart', { path: { userId: ids.savita } })
    expect(takeWritten()).toBe(0)
    await send(provider, 'emptyCart', { path: { userId: ids.savita } })
    expect(takeWritten()).toBeLessThan(1000)
  })
})

describe('a storage', () => {
  const broken = (): never => {
    throw new DOMException('no', 'SecurityError')
  }

  it('that throws takes nothing away', async () => {
    const storage = { getItem: broken, setItem: broken, removeItem: broken }
    const provider = createProvider({ storage })
    expect(await send(provider, 'emptyCart', { path: { userId: ids.savita } })).toBe(200)
    expect(savita(provider)?.cart).toEqual([])
  })

  it.each(['', 'nonsense', '{}', '{"scenario":"gone","startedAt":"2026-09-05T06:00:00Z"}'])(
    'that holds %j starts a new world',
    (head) => {
      const { storage } = tab()
      storage.setItem('sauda.mock.head', head)
      expect(savita(createProvider({ storage }))?.cart).toHaveLength(2)
    },
  )

  it('that lost a slice starts a new world', async () => {
    const { storage, items } = tab()
    await send(createProvider({ storage }), 'emptyCart', { path: { userId: ids.savita } })
    items.delete(`sauda.mock.slice.${ids.savita}.cart`)
    expect(savita(createProvider({ storage }))?.cart).toHaveLength(2)
  })
})
