import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answers } from '@/mocks/calls'
import { type ProviderServer, startProviderServer } from '@/mocks/http-server'
import { ids } from '@/mocks/seed-people'
import type { Person } from '@/mocks/world'
import { npmRun } from '@tests/command'

// Each starts npm, which starts Node: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SAVITA = { CONTRACT_MOBILE: '9876543210', CONTRACT_PASSWORD: 'farmer1' }

let server: ProviderServer
beforeEach(async () => {
  server = await startProviderServer()
  server.provider.scenario('quotes-waiting')
})
afterEach(() => server.close())

async function watch(args: string[] = []) {
  const { code, said } = await npmRun('contract', ['--host', server.origin, ...args], SAVITA)
  const lines = said.trimEnd().split('\n')
  const of = (call: string) => {
    const at = lines.findIndex((line) => line.includes(` ${call} `))
    const next = lines.findIndex((line, index) => index > at && !line.startsWith('      '))
    return lines.slice(at, next)
  }
  return { code, said, of, last: lines.at(-1) }
}

function savita(): Person {
  const person = server.provider.world.people[ids.savita]
  if (!person) throw new Error('Savita is gone')
  return person
}

/** Personal texts: hers, her vendors' and her agent's. */
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

it('finds no difference at the mocked provider, and sends no write', async () => {
  const { code, said, of, last } = await watch()
  expect(said).not.toMatch(/missing field|other type/)
  expect(code).toBe(0)
  expect(last).toMatch(/^\d+ same, \d+ more, 0 differs, 0 failed, \d+ left alone$/)
  expect(of('cart')).toEqual(['same        13 cart              GET /api/cart/:userId'])
  expect(of('orderById').join('\n')).toMatch(
    /^more .*\n {14}unknown field {2}orderItems\[\]\.\w+: /,
  )
  expect(of('addToCart')[0]).toContain('left alone  14 addToCart')
  for (const name of Object.keys(answers)) expect(said).toContain(` ${name} `)
  const asked = server.provider.requests().map(({ call, method }) => (method === 'GET' ? '' : call))
  expect(new Set(asked)).toEqual(new Set(['', 'login', 'userExists', 'agentByCode']))
})

it('prints differences by call and field, without personal data', async () => {
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
    'other type     [].purchasePrice: string instead of number',
    'missing field  [].unit',
    'unknown field  [].hsnCode: string',
  ])
  expect(of('userDetails').map((line) => line.trim())).toEqual([
    'differs      5 userDetails       GET /api/user/details/:userId',
    'other type     userDetails.name: null instead of string',
    'unknown field  userDetails.(a key): string',
  ])
  expect(of('addresses')[1]).toContain('[].pincode: number instead of string')
  expect(of('queriesOfUser')[0]).toMatch(/^failed .*: answered no JSON$/)
  expect(of('rewards')[0]).toMatch(/^failed .*: answered 503$/)
  expect(of('allRewards')[0]).toMatch(/^failed .*: no answer \(\w+\)$/)
  expect(of('purchaseInvoice')[0]).toMatch(/^failed .*: answered no PDF$/)
  expect(of('salesInvoice')[0]).toMatch(/^failed .*: answered no PDF$/)
  expect(last).toMatch(/ 5 failed, /)
  expect(hers.filter((words) => said.includes(words))).toEqual([])
})

it('refuses to send a password over http, and asks nothing', async () => {
  const { code, said } = await watch(['--host', 'http://sauda.example'])
  expect(code).toBe(2)
  expect(said).toContain('only sent over https')
  expect(said).toContain('npm run contract -- --host https://api.example.com')
  expect(server.provider.requests()).toEqual([])
})
