import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Command, npmRun } from '@tests/command'

// Starts npm, which starts Node: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SAVITA = '66a000000000000000000001'
const WHEAT = '5748542d4c4f4b312d440000'

let command: Command
let origin: string

beforeAll(async () => {
  command = npmRun('provider', ['--port=0', '--scenario=full-cart'])
  const found = await command.says(/answers on (http:\/\/localhost:\d+)\/api[^]*__provider/)
  origin = found[1] ?? ''
})
afterAll(() => command.stop())

it('prints how to start the app with it', () => {
  expect(command.said()).toContain(`VITE_API_HOST=${origin} npx vite --mode provider\n`)
  expect(command.said()).toContain(`${origin}/__provider\n`)
})

it('serves the chosen scenario to any client', async () => {
  const answer = await fetch(`${origin}/api/cart/${SAVITA}`)
  expect(((await answer.json()) as { cartItems: unknown[] }).cartItems).toHaveLength(6)
})

it('sets the CSRF cookie, and refuses a write without its header', async () => {
  const first = await fetch(`${origin}/api/trading/product`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? ''
  const add = (headers: Record<string, string>) =>
    fetch(`${origin}/api/cart/add`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: `XSRF-TOKEN=${token}`, ...headers },
      body: JSON.stringify({ userId: SAVITA, productId: WHEAT, productQuantity: 321 }),
    })
  expect((await add({})).status).toBe(403)
  expect((await add({ 'X-XSRF-TOKEN': token })).status).toBe(200)
  const log = (await (
    await fetch(`${origin}/__provider/requests?call=addToCart`)
  ).json()) as object[]
  expect(log).toMatchObject([{ call: 'addToCart', status: 200, body: { productQuantity: 321 } }])
})

it('allows calls with cookies from the development server', async () => {
  const { headers } = await fetch(`${origin}/api/trading/product`, {
    headers: { Origin: 'http://localhost:5173' },
  })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173')
  expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
})

it.each([
  ['a port that is no number', () => ['--port=4x'], 'port should be >= 0 and < 65536'],
  ['a port in use', () => [`--port=${new URL(origin).port}`], 'EADDRINUSE'],
  [
    'an unknown scenario',
    () => ['--port=0', '--scenario=no-such'],
    'the scenario must be one of default, new-user',
  ],
])('explains %s', async (_, args, words) => {
  const failing = npmRun('provider', args())
  expect(await failing.ended).toBe(1)
  expect(failing.said()).toContain(words)
  expect(failing.said()).toContain('npm run provider -- [--port=4400]')
})
