/**
 * A random walk presses, types, goes back and loses the network, while the provider fails at
 * random: nothing throws, no policy and no contract is broken, nobody is stuck, and at rest the
 * cart is the provider's. Each night walks by other seeds; `WALK_SEEDS=7,8` walks these alone.
 */
import { expect, type Locator, type Page } from '@playwright/test'
import fc from 'fast-check'
import { answers, callNames } from '@/mocks/calls'
import { type Fault, kinds } from '@/mocks/faults'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import { test } from './support/app'
import { night } from './support/night'
import { places } from './support/screen-paths'
import { SAVITA } from './support/steps'

const STEPS = Number(process.env.WALK_STEPS ?? 300)
const WALKS = 10
const REST_EVERY = 50
const seeds =
  process.env.WALK_SEEDS?.split(',').map(Number) ??
  Array.from({ length: WALKS }, (_, walk) => night * WALKS + walk)

/** Longer than any pause, retry or animation of the app, or its start on a busy machine (ms). */
const PATIENCE = 20_000

const CONTROLS =
  ':is(a[href^="/"]:not([target], [download]), button, summary, [role=tab], input:is([type=radio], [type=checkbox]))'
const FIELDS =
  ':is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea):not([readonly], :disabled)'

/** Valid, wrong and hostile inputs. */
const texts = [
  ['1', '2.5', '750', '0', '-3', '1e5', '1,00,000', '.', '0.0004', '99999999999999999999'],
  ['UTR-7', 'farmer1', '9876543210', '0000000000', 'SBIN0001234', '411001', 'a@b', ''],
  ['सविता पाटील', '🌾🌾🌾', '\u202Eabc', '\u200b', '__proto__', '%00', '../..'],
  ['<img src=x onerror=alert(1)>', "'; --", 'x'.repeat(500)],
].flat()

const isRead = (name: (typeof callNames)[number]) => answers[name].endpoint.method === 'GET'

const fault = fc
  .record({
    // The calls of every screen come up more often.
    call: fc.oneof(fc.constantFrom(...callNames), fc.constantFrom('addToCart', 'cart', '*')),
    kind: fc.constantFrom(...kinds),
    times: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 503),
  })
  .map(({ call, kind, times, status }): Fault => {
    // A write without a response may wait for ever; the app repeats reads by itself.
    if (kind === 'silence' && (call === '*' || !isRead(call))) return { call, kind: 'drop', times }
    // The app believes a wrong cart: it has nothing to compare it with.
    const lies = ['gaps', 'odd-words', 'no-prices', 'missing-prices'].includes(kind)
    const about = lies && ['cart', '*'].includes(call) ? 'products' : call
    return { call: about, kind, times, ...(kind === 'status' && { status }) }
  })

/** The frequency of each. */
const weights = {
  press: 600,
  type: 110,
  fill: 45,
  'sign in': 30,
  back: 50,
  fault: 40,
  'clear faults': 30,
  go: 20,
  'network lost': 8,
  'network back': 12,
}
type Kind = keyof typeof weights

const step = fc.record({
  kind: fc.oneof(
    ...(Object.keys(weights) as Kind[]).map((kind) => ({
      weight: weights[kind],
      arbitrary: fc.constant(kind),
    })),
  ),
  /** Chooses among the controls or fields. */
  chance: fc.integer({ min: 0, max: 9999 }),
  text: fc.constantFrom(...texts),
  fault,
  path: fc.constantFrom(...places.filter(({ walk }) => !walk).map(({ path }) => path)),
  /** Mostly none; the longest exceeds the pause before a quantity is sent (ms). */
  pause: fc.constantFrom(0, 0, 0, 0, 0, 0, 16, 16, 30, 60, 120, 900),
})
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Clicks at once, without waiting for the control to be stable or uncovered. */
const HURRIED = { force: true, noWaitAfter: true, timeout: 1000 }

/** Picks in the open sheet, if there is one: it is modal. */
async function pick(page: Page, selector: string, chance: number): Promise<Locator | undefined> {
  const sheet = page.locator('dialog[open]')
  const scope = (await sheet.count()) > 0 ? sheet.last() : page.locator('body')
  const seen = scope.locator(selector).filter({ visible: true })
  const count = await seen.count()
  return count > 0 ? seen.nth(chance % count) : undefined
}

/** A plausible value for a field. */
const wanted = (field: HTMLElement | SVGElement) => {
  const { type, inputMode } = field as HTMLInputElement
  if (type === 'tel' || inputMode === 'numeric') return '9876543210'
  const [, amount] = /₹\s?([\d,.]*\d)/.exec(document.querySelector('main')?.innerText ?? '') ?? []
  if (inputMode === 'decimal') return amount ?? '1'
  return type === 'email' ? 'savita@example.in' : 'UTR-7'
}

/** Waits for the app. Reloads it once, as the mocked provider's worker may be gone. */
async function started(page: Page): Promise<void> {
  const stands = () =>
    page.waitForFunction(
      () => window.__provider !== undefined && document.querySelector('main, h1') !== null,
    )
  await stands().catch(async () => {
    await page.reload({ waitUntil: 'commit' })
    await stands()
  })
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await started(page)
}

/** Signs Savita in, with her current number and password. */
async function signIn(page: Page): Promise<void> {
  if (await page.evaluate(() => localStorage.getItem('authResponse') !== null)) return
  await go(page, '/login')
  const [mobileNo, password] = await page.evaluate((id) => {
    const savita = window.__provider?.world.people[id]
    return [String(savita?.user.mobileNo), savita?.password ?? '']
  }, SAVITA.id)
  await page.locator('form input').nth(0).fill(mobileNo)
  await page.locator('form input').nth(1).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('authResponse'), undefined, {
    timeout: 2000,
  })
}

/** Reloads a page that failed meanwhile, as browsers do. */
async function networkBack(page: Page): Promise<void> {
  await page.context().setOffline(false)
  if (!(await page.evaluate(() => window.__provider !== undefined)))
    await page.reload({ waitUntil: 'commit' })
  await started(page)
  await page.evaluate(() => window.__provider?.clearFaults())
}

const actions: Record<Kind, (page: Page, step: Step) => Promise<unknown>> = {
  press: async (page, { chance }) => (await pick(page, CONTROLS, chance))?.click(HURRIED),
  type: async (page, { chance, text }) => (await pick(page, FIELDS, chance))?.fill(text, HURRIED),
  fill: async (page) => {
    for (const field of await page.locator(FIELDS).filter({ visible: true }).all())
      await field.fill(await field.evaluate(wanted), HURRIED)
  },
  'sign in': signIn,
  // Stays in the app: the router numbers its own entries.
  back: (page) =>
    page.evaluate(() => (history.state as { idx?: number } | null)?.idx && history.back()),
  fault: (page, drawn) => page.evaluate((given) => window.__provider?.fault(given), drawn.fault),
  'clear faults': (page) => page.evaluate(() => window.__provider?.clearFaults()),
  go: (page, { path }) => go(page, path),
  'network lost': async (page) => {
    await started(page)
    await page.context().setOffline(true)
    await page.evaluate(() => window.__provider?.fault({ call: '*', kind: 'drop' }))
  },
  'network back': networkBack,
}

const TRY_AGAIN =
  /^(?:Retry|Try again|Reload|फिर से (?:करें|कोशिश करें)|पेज फिर से खोलें|पुन्हा (?:करा|प्रयत्न करा)|पेज पुन्हा उघडा)$/

/** The cart on the screen and at the provider. */
const carts = () => {
  const { people = {}, products = [] } = window.__provider?.world ?? {}
  const known = people[localStorage.getItem('authResponse') ?? '']?.cart ?? []
  // In Hindi and Marathi the crop's name comes before the offer's.
  const line = (name = '', quantity: unknown = '') =>
    `${name.split(/\s·\s/).at(-1) ?? ''}: ${Number(quantity)}`
  const shown = [...document.querySelectorAll('main article')].map((card) =>
    line(
      card.querySelector('h3')?.textContent,
      card.querySelector('input')?.value.replaceAll(',', ''),
    ),
  )
  const sent = known.map(({ productId, productQuantity }) => {
    const today = products.find(({ _id }) => _id === productId._id) ?? productId
    return line(String(today.productName), productQuantity)
  })
  return { shown: shown.toSorted(), known: sent.toSorted() }
}

/** Expects the app to recover without faults: nothing is busy, the cart is the provider's. */
async function expectRest(page: Page): Promise<void> {
  await expect(async () => {
    await networkBack(page)
    await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
    await signIn(page)
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    const again = page.getByRole('button', { name: TRY_AGAIN })
    for (const button of await again.all()) await button.click({ timeout: 1000 })
    expect(await again.count(), 'buttons to try again').toBe(0)
    const busy = page.locator('[aria-busy=true], .skeleton-pulse, .turn').filter({ visible: true })
    expect(await busy.count(), 'busy elements').toBe(0)
    if (new URL(page.url()).pathname !== '/cart')
      await page.locator('header a[href="/cart"]').dispatchEvent('click', {}, { timeout: 1000 })
    const { shown, known } = await page.evaluate(carts)
    expect(shown).toEqual(known)
    expect(new URL(page.url()).pathname).toBe('/cart')
  }).toPass({ timeout: 4 * PATIENCE, intervals: [500, 1500] })
}

/** Errors of Playwright when a page was left or a control is gone. */
const LEFT =
  /context was destroyed|navigat|interrupted|ERR_ABORTED|ERR_INTERNET_DISCONNECTED|detached|not attached|not visible|outside of the viewport|access is denied for this document|timeout \d+ms exceeded/i

/** Messages of the mocked provider about a broken contract, or about its own failure. */
const CONTRACT = /a request does not fit the contract|a request to no call|provider itself broke/

/** All scenarios but those of long lists, which have their own tests. */
const names = (Object.keys(scenarios) as ScenarioName[]).filter(
  (name) => !/^many-|^long-/.test(name),
)

// What failed is told in words, step by step.
test.use({ screenshot: 'off' })

for (const seed of seeds)
  test(`${STEPS} random steps, seed ${seed}`, async ({ app, page, violations }) => {
    test.setTimeout(STEPS * 2000)
    page.setDefaultTimeout(PATIENCE)
    const scenario = names[seed % names.length] ?? 'default'
    const log: string[] = [scenario]
    page.context().on('weberror', (error) => log.push(`threw ${error.error().message}`))
    page.on('console', (message) => log.push(`said ${message.text()}`))
    await app.scenario(scenario)
    await app.signedInAs(SAVITA.mobileNo)
    // Another page that closes would make a change of the network fail.
    await page.addInitScript(() => (window.open = () => null))
    await go(page, '/home')
    let isLost = false
    try {
      for (const [index, drawn] of fc.sample(step, { seed, numRuns: STEPS }).entries()) {
        const { kind, pause, chance, text, path } = drawn
        // Without a network the browser would show its own page.
        if (isLost && ['go', 'sign in'].includes(kind)) continue
        log.push(`${index} ${kind} ${JSON.stringify({ chance, text, path })} at ${page.url()}`)
        await actions[kind](page, drawn).catch((error: unknown) => {
          if (!LEFT.test((error as Error).message)) throw error
        })
        if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
        if (kind === 'network lost' || kind === 'network back') isLost = kind === 'network lost'
        if ((index + 1) % REST_EVERY > 0 && index + 1 < STEPS) continue
        await expectRest(page)
        isLost = false
      }
      expect(log.filter((line) => CONTRACT.test(line))).toEqual([])
      expect(violations.splice(0)).toEqual([])
    } finally {
      await test.info().attach('steps', { body: log.join('\n') })
    }
  })
