import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { answers } from '@/mocks/calls'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { ids } from '@/mocks/seed-people'
import type { Person } from '@/mocks/world'
import { differences } from '@scripts/contract/differences'
import { npmRun } from '@tests/command'

// Each starts npm, which starts Node: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SAVITA = { CONTRACT_MOBILE: '9876543210', CONTRACT_PASSWORD: 'farmer1' }

let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer({ forgeryPair: 'enforced' })
  server.provider.scenario('quotes-waiting')
})
afterEach(() => server.close())

async function watch(args: string[] = [], env: Record<string, string> = SAVITA) {
  const nobody = { CONTRACT_MOBILE: '', CONTRACT_PASSWORD: '' }
  const command = npmRun('contract', ['--host', server.origin, ...args], { ...nobody, ...env })
  const code = await command.ended
  const lines = command.said().trimEnd().split('\n')
  const of = (call: string) => {
    const at = lines.findIndex((line) => line.includes(` ${call} `))
    const next = lines.findIndex((line, index) => index > at && !line.startsWith('      '))
    return lines.slice(at, next)
  }
  return { code, said: command.said(), of, last: lines.at(-1) }
}

function savita(): Person {
  const person = server.provider.world.people[ids.savita]
  if (!person) throw new Error('Savita is gone')
  return person
}

/** Everything in words that is hers, or a vendor's or an agent's of hers. */
function personal(value: unknown, key = ''): string[] {
  if (typeof value === 'string' && value.length > 3)
    return /^(name|userName|mobileNo|email|addressLine\d|accNo|bankName|ifscCode|_id|password|vendorName|transactionId|subject|message|referralCode)$/.test(
      key,
    )
      ? [value]
      : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inside]) => personal(inside, name))
}

describe('npm run contract', () => {
  it('finds nothing missing and nothing of another type at the mocked provider, and only reads', async () => {
    const { code, said, of, last } = await watch()
    expect(said).not.toMatch(/missing field|other type/)
    expect(code).toBe(0)
    expect(last).toBe('13 same, 5 more, 0 differs, 0 failed, 17 left alone')
    expect(of('cart')).toEqual(['same        13 cart              GET /api/cart/:userId'])
    expect(of('orderById').join('\n')).toMatch(
      /^more .*\n {14}unknown field {2}orderItems\[\]\.\w+: /,
    )
    expect(of('addToCart')[0]).toContain('left alone  14 addToCart')
    for (const name of Object.keys(answers)) expect(said).toContain(` ${name} `)
    const asked = server.provider
      .requests()
      .map(({ call, method }) => (method === 'GET' ? '' : call))
    expect(new Set(asked)).toEqual(new Set(['', 'login', 'userExists', 'agentByCode']))
  })

  it('prints what is planted, by call and field, and nothing personal', async () => {
    const hers = personal(savita())
    expect(hers.length).toBeGreaterThan(30)
    server.provider.update(({ products, people }) => {
      const [first, second, third] = products as unknown as Record<string, unknown>[]
      Object.assign(first ?? {}, { purchasePrice: '26.50' })
      delete second?.unit
      Object.assign(third ?? {}, { hsnCode: '0713' })
      const person = people[ids.savita] as unknown as { user: object; addresses: object[] }
      Object.assign(person.user, { name: null, '9876543210': 'x' })
      Object.assign(person.addresses[0] ?? {}, { pincode: 422303 })
    })
    server.provider.fault({ call: 'queriesOfUser', kind: 'html' })
    server.provider.fault({ call: 'rewards', kind: 'status', status: 503 })
    server.provider.fault({ call: 'allRewards', kind: 'drop' })
    server.provider.fault({ call: 'purchaseInvoice', kind: 'html' })
    server.provider.fault({ call: 'salesInvoice', kind: 'refuse' })

    const { code, said, of, last } = await watch()
    expect(code).toBe(1)
    expect(of('products').map((line) => line.trim())).toEqual([
      'differs     11 products          GET /api/trading/product',
      'other type     [].purchasePrice: text instead of a number  (1 of 55)',
      'missing field  [].unit  (1 of 55)',
      'unknown field  [].hsnCode: text  (1 of 55)',
    ])
    expect(of('userDetails').map((line) => line.trim())).toEqual([
      'differs      5 userDetails       GET /api/user/details/:userId',
      'other type     userDetails.name: null instead of text  (1 of 1)',
      'unknown field  userDetails.(a key): text  (1 of 1)',
    ])
    expect(of('addresses')[1]).toContain('[].pincode: a number instead of text  (1 of 2)')
    expect(of('queriesOfUser')[0]).toMatch(/^failed .*: answered no JSON$/)
    expect(of('rewards')[0]).toMatch(/^failed .*: answered 503$/)
    expect(of('allRewards')[0]).toMatch(/^failed .*: no answer \(\w+\)$/)
    expect(of('purchaseInvoice')[0]).toMatch(/^failed .*: answered no PDF$/)
    expect(of('salesInvoice')[0]).toMatch(/^failed .*: answered no PDF$/)
    expect(last).toMatch(/ 5 failed, /)
    expect(hers.filter((words) => said.includes(words))).toEqual([])
  })

  it('writes as the named account, and leaves it as it was but for one query', async () => {
    const before = structuredClone(savita())
    const { code, said, of } = await watch(['--write-as', '9876543210'])
    expect(said).not.toMatch(/^failed/m)
    expect(code).toBe(0)
    expect(of('deleteAddress')[0]).toMatch(/^same /)
    expect(of('emptyCart')[0]).toContain('there is something in the cart')
    expect(of('placeOrder')[0]).toContain('never replayed: money')
    const { queries, ...after } = savita()
    const { queries: queriesBefore, ...rest } = before
    expect(after).toEqual(rest)
    expect(queries).toHaveLength(queriesBefore.length + 1)
  })

  it('without an account reads what everybody may, and takes more fields for a difference when strict', async () => {
    server.provider.update(({ products }) => Object.assign(products[0] ?? {}, { __v: 0 }))
    const { code, last } = await watch(['--strict'], {})
    expect(last).toBe('0 same, 2 more, 0 differs, 0 failed, 33 left alone')
    expect(code).toBe(1)
    const calls = server.provider.requests().map(({ call }) => call)
    expect(calls).toEqual(['products', 'productBySku'])
  })

  it.each<[string, string[], Record<string, string>, string]>([
    ['writing as somebody else', ['--write-as', '9876543211'], SAVITA, '--write-as must be'],
    ['writing as nobody', ['--write-as', '9876543210'], {}, '--write-as must be'],
    ['a password over http', ['--host', 'http://sauda.example'], SAVITA, 'only sent over https'],
  ])('refuses %s and asks nothing', async (_, args, env, words) => {
    const { code, said } = await watch(args, env)
    expect(code).toBe(2)
    expect(said).toContain(words)
    expect(said).toContain('npm run contract -- --host https://api.example.com')
    expect(server.provider.requests()).toEqual([])
  })
})

describe('differences', () => {
  const item = z.object({ _id: z.string(), note: z.optional(z.nullable(z.string())) })
  const list = z.union([z.array(item), z.object({ items: z.array(item) })])
  const found = (schema: z.ZodMiniType, ...given: unknown[]) =>
    differences(schema, given).map(
      ({ kind, field, types, count, of }) => `${kind} ${field} ${types} ${count}/${of}`,
    )

  it('are none in an answer as documented, bare or wrapped, with and without what may be absent', () => {
    const bare = [{ _id: 'a' }, { _id: 'b', note: null }, { _id: 'c', note: 'n' }]
    expect(found(list, bare, { items: bare, success: true, message: 'm' })).toEqual([])
  })

  it('are counted over all entries and answers', () => {
    expect(found(list, [{ _id: 1 }, { _id: 'b' }], { items: [{}, { _id: 2, note: 3 }] })).toEqual([
      'other type []._id a number instead of text 1/2',
      'missing field items[]._id  1/2',
      'other type items[]._id a number instead of text 1/1',
      'other type items[].note a number instead of text 1/1',
    ])
  })

  it('name a whole that is of another kind', () => {
    expect(found(z.object({ a: item }), null)).toEqual([
      'other type the answer null instead of an object 1/1',
    ])
    expect(found(z.object({ a: item }), { a: [] })).toEqual([
      'other type a a list instead of an object 1/1',
    ])
    expect(found(z.array(item), { _id: 'a' })).toEqual([
      'other type the answer an object instead of a list 1/1',
    ])
  })

  it('do not name a key that may be a person’s', () => {
    expect(found(item, { _id: 'a', '+91 98765 43210': 1, savita9876543210: 1, __v: 0 })).toEqual([
      'unknown field (a key) a number 2/1',
      'unknown field __v a number 1/1',
    ])
  })
})
