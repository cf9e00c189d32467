/** Random input in the app, while network and provider fail at random. */
import { test, expect, type Locator, type Page } from '@playwright/test'
import { type ScenarioName, scenarios } from '@/mocks/scenarios'
import en from '@/text/en.json' with { type: 'json' }
import hi from '@/text/hi.json' with { type: 'json' }
import mr from '@/text/mr.json' with { type: 'json' }
import type { MockedApp } from './app'
import { drawSteps, type Kind, type Step } from './random-walk-steps'
import { SAVITA } from './steps'

const CONTROLS =
  ':is(a[href^="/"]:not([target], [download]), button, summary, [role=tab], input:is([type=radio], [type=checkbox]))'
const FIELDS =
  ':is(input:not([type=radio], [type=checkbox], [type=hidden]), textarea):not([readonly], :disabled)'

/** Clicks at once, without waiting for the control to be stable or uncovered. */
const HURRIED = { force: true, noWaitAfter: true, timeout: 1000 }

/** Longer than any pause, retry or animation of the app, or its start on a busy machine (ms). */
const PATIENCE = 20_000

const DAY = 86_400_000

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

const isSignedIn = (page: Page) =>
  page.evaluate(() => localStorage.getItem('authResponse') !== null)

/** Signs Savita in, with her current number and password. */
async function signIn(page: Page): Promise<void> {
  if (await isSignedIn(page)) return
  await page.goto('/login', { waitUntil: 'commit' })
  await started(page)
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

/** Waits for the app. Reloads it once, as the mocked provider's worker may be gone. */
async function started(page: Page): Promise<void> {
  const stands = () =>
    page.waitForFunction(
      () => window.__provider !== undefined && document.querySelector('main, h1') !== null,
      undefined,
      { timeout: PATIENCE },
    )
  await stands().catch(async () => {
    await page.reload({ waitUntil: 'commit' })
    await stands()
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

const think = (page: Page, time: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), time)

/** Each returns its target, for the log. */
const actions: Record<Kind, (page: Page, step: Step) => Promise<unknown>> = {
  press: async (page, { chance }) => {
    const control = await pick(page, CONTROLS, chance)
    const name = await control?.evaluate((element) => element.outerHTML.slice(0, 80))
    await control?.click(HURRIED)
    return name
  },
  'press twice': async (page, { chance }) =>
    (await pick(page, CONTROLS, chance))?.dblclick(HURRIED),
  type: async (page, { chance, text }) => {
    await (await pick(page, FIELDS, chance))?.fill(text, HURRIED)
    return text
  },
  fill: async (page) => {
    for (const field of await page.locator(FIELDS).filter({ visible: true }).all())
      await field.fill(await field.evaluate(wanted), HURRIED)
  },
  'sign in': signIn,
  back: (page) =>
    // Stays in the app: the router numbers its own entries.
    page.evaluate(() => (history.state as { idx?: number } | null)?.idx && history.back()),
  forward: (page) => page.evaluate(() => history.forward()),
  fault: async (page, step) => {
    await page.evaluate((given) => window.__provider?.fault(given), step.fault)
    return step.fault
  },
  'clear faults': (page) => page.evaluate(() => window.__provider?.clearFaults()),
  delay: (page, { delay }) => page.evaluate((ms) => window.__provider?.delay(ms), delay),
  clock: (page, { days }) => page.evaluate((ms) => window.__provider?.clock(ms), days * DAY),
  key: async (page, { key }) => {
    await page.keyboard.press(key)
    return key
  },
  go: async (page, { path }) => {
    await page.goto(path, { waitUntil: 'commit' })
    await started(page)
    return path
  },
  reload: async (page) => {
    await page.reload({ waitUntil: 'commit' })
    await started(page)
  },
  'network lost': async (page) => {
    await started(page)
    await page.context().setOffline(true)
    await page.evaluate(() => window.__provider?.fault({ call: '*', kind: 'drop' }))
  },
  'network back': networkBack,
}

const TRY_AGAIN = new RegExp(
  `^(?:${[en, hi, mr].flatMap(({ shell, ui }) => [shell.retry, ui.tryAgain, shell.reload]).join('|')})$`,
)

/** The cart on the screen, on the badge and at the provider. */
const carts = () => {
  const { people = {}, products = [] } = window.__provider?.world ?? {}
  const known = people[localStorage.getItem('authResponse') ?? '']?.cart ?? []
  // In Hindi and Marathi the crop's name comes before the offer's.
  const line = (name: unknown, quantity: unknown) =>
    `${String(name).split(' · ').at(-1)}: ${Number(quantity)}`
  return {
    shown: [...document.querySelectorAll('main article')]
      .map((card) =>
        line(
          card.querySelector('h3')?.textContent,
          card.querySelector('input')?.value.replaceAll(',', ''),
        ),
      )
      .toSorted(),
    // An empty cart has no badge.
    badge: Number(
      document.querySelector('header a[href="/cart"] [aria-hidden]:not(svg)')?.textContent ?? 0,
    ),
    known: known
      .map(({ productId, productQuantity }) => {
        const today = products.find(({ _id }) => _id === productId._id) ?? productId
        return line(today.productName, productQuantity)
      })
      .toSorted(),
  }
}

/** Expects the app to recover without faults: nothing is busy, the cart is the provider's. */
async function expectRest(page: Page): Promise<void> {
  await expect(async () => {
    await networkBack(page)
    await page.evaluate(() => {
      window.__provider?.delay(0)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    await signIn(page)
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    const again = page.getByRole('button', { name: TRY_AGAIN })
    for (const button of await again.all()) await button.click({ timeout: 1000 })
    expect(await again.count(), 'buttons to try again').toBe(0)
    const busy = page.locator('[aria-busy=true], .skeleton-pulse, .turn').filter({ visible: true })
    expect(await busy.count(), 'busy elements').toBe(0)
    if (new URL(page.url()).pathname !== '/cart')
      await page.locator('header a[href="/cart"]').dispatchEvent('click', {}, { timeout: 1000 })
    const { shown, badge, known } = await page.evaluate(carts)
    expect(shown).toEqual(known)
    expect(badge).toBe(known.length)
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

const REST_EVERY = 50

/** Takes the steps of a seed, always the same. The app must recover after every fifty. */
export async function walk(
  { app, page, violations }: { app: MockedApp; page: Page; violations: string[] },
  seed: number,
  count: number,
): Promise<void> {
  const scenario = names[seed % names.length] ?? 'default'
  const log: string[] = [scenario]
  page.context().on('weberror', (error) => log.push(`threw ${error.error().message}`))
  page.on('console', (message) => log.push(`said ${message.text()}`))
  // React wraps errors: the original is the cause.
  await page.addInitScript(() =>
    addEventListener('error', ({ error }) => console.warn((error as Error | null)?.cause)),
  )
  page.setDefaultTimeout(PATIENCE)
  page.setDefaultNavigationTimeout(PATIENCE)
  await app.scenario(scenario)
  await app.signedInAs(SAVITA.mobileNo)
  page.context().on('page', (other) => void other.close())
  await page.goto('/home')
  await started(page)
  let isLost = false
  try {
    for (const [index, step] of drawSteps(seed, count).entries()) {
      const { kind, pause } = step
      // Without a network the browser would show its own page.
      if (isLost && ['go', 'reload', 'sign in'].includes(kind)) continue
      try {
        const target = await actions[kind](page, step)
        log.push(`${index} ${kind} ${JSON.stringify(target ?? '')}, now at ${page.url()}`)
        await think(page, pause)
      } catch (error) {
        if (!LEFT.test((error as Error).message)) throw error
        log.push(`${index} ${kind}: nothing there any more`)
      }
      if (kind === 'network lost' || kind === 'network back') isLost = kind === 'network lost'
      if ((index + 1) % REST_EVERY > 0 && index + 1 < count) continue
      await expectRest(page)
      isLost = false
    }
    expect(log.filter((line) => CONTRACT.test(line))).toEqual([])
    expect(violations.splice(0)).toEqual([])
  } finally {
    await test.info().attach('steps', { body: log.join('\n') })
  }
}
