/** A phone for the bench: signed in, its processor and network slowed down, its timings noted. */
import { devices } from '@playwright/test'
import { BLANK } from './host.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ type: string, id: number, ms: number, name: string }} Note
 */

/** @param {ReturnType<typeof import('./host.mjs').makeCertificate>} certificate */
export const flagsFor = (certificate) => [
  // Chromium's sandbox cannot start for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Trusted by its key, not with every error ignored: then nothing would be cached.
  ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.trust}`] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

/** Slow 4G as Lighthouse applies it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/**
 * Stores a sign-in; nothing for a visitor. @param {Page} page @param {string} origin @param
 * {string} [userId]
 */
export async function signIn(page, origin, userId) {
  await page.goto(origin + BLANK)
  if (!userId) return
  await page.evaluate((id) => {
    localStorage.setItem('authResponse', id)
    localStorage.setItem('dealType', 'domestic')
  }, userId)
}

/** Runs in every page: tells the browser's own timings to `note`. */
function observe() {
  /** @param {string} type @param {(entry: any) => Note} toNote */
  const watch = (type, toNote) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) /** @type {any} */ (window).note(toNote(entry))
    }).observe(/** @type {any} */ ({ type, buffered: true, durationThreshold: 16 }))
  watch('event', ({ interactionId, duration, name, target }) => ({
    type: 'event',
    // IDs of two pages must not meet.
    id: interactionId && interactionId + Math.round(performance.timeOrigin) * 1e5,
    ms: duration,
    name: `${name} ${target?.getAttribute?.('aria-label') ?? target?.textContent?.slice(0, 30) ?? ''}`,
  }))
  const other = { id: 0, name: '' }
  watch('longtask', ({ duration }) => ({ ...other, type: 'task', ms: duration }))
  watch('layout-shift', ({ value, hadRecentInput }) => ({
    ...other,
    type: 'shift',
    ms: hadRecentInput ? 0 : value,
  }))
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, userId?: string | undefined, worker?: boolean }} how
 */
export async function openPhone(browser, { origin, userId, worker = false }) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: worker ? 'allow' : 'block',
  })
  const first = await context.newPage()
  await signIn(first, origin, userId)
  await first.close()
  /** @type {Note[]} */
  let notes = []
  await context.exposeBinding('note', (_, note) => void notes.push(note))
  await context.addInitScript(observe)
  return {
    context,
    newPage: () => context.newPage(),
    /** What was noted since the last time. @param {Page} page */
    async takeNotes(page) {
      // The browser reports an event after the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      const taken = notes
      notes = []
      const of = (/** @type {string} */ type) => taken.filter((note) => note.type === type)
      const [slowest] = of('event')
        .filter(({ id }) => id > 0)
        .toSorted((a, b) => b.ms - a.ms)
      return {
        interaction: slowest?.ms ?? 0,
        event: slowest?.name ?? '',
        task: Math.max(0, ...of('task').map(({ ms }) => ms)),
        shift: of('shift').reduce((sum, { ms }) => sum + ms, 0),
      }
    },
  }
}

/** The first and the last largest paint so far (ms). @param {Page} page */
export async function paintsOf(page) {
  return page.evaluate(
    () =>
      new Promise((/** @type {(paints: { fcp: number, lcp: number }) => void} */ resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint')
        new PerformanceObserver((list) =>
          resolve({
            fcp: first?.startTime ?? Number.NaN,
            lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** @param {Page} page @param {{ cpu: number, network?: boolean }} how */
export async function slowDown(page, { cpu, network = false }) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
}

/**
 * A tap as a finger makes it. Playwright's lifts the finger in the instant in which it touches, and
 * looks for what comes next while the page is still answering. Returns when it was lifted.
 * @param {import('@playwright/test').Locator} target
 */
export async function press(target) {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  // Waits until it stands still with nothing over it. A trial click would count as an interaction.
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be tapped is not to be seen.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const client = await page.context().newCDPSession(page)
  await page.waitForTimeout(300)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(80)
  const lifted = Date.now()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(300)
  await client.detach()
  return lifted
}
