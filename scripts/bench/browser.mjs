// @ts-check
/** The bench's browsers: a phone's page with a stored session, its processor slowed down, and what it noted meanwhile. */
import { chromium, devices } from '@playwright/test'
import { BLANK } from './host.mjs'

/** @param {import('./certificate.mjs').Certificate | undefined} certificate */
export const flagsFor = (certificate) => [
  // Chromium's sandbox cannot start for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.trust}`] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * @param {string} executablePath
 * @param {string[]} args
 */
export const launchBrowser = (executablePath, args) => chromium.launch({ executablePath, args })

/**
 * What a device remembers of a sign-in; nothing for a visitor.
 * @param {import('@playwright/test').Page} page Of any address; it shows an empty page of the origin afterwards.
 * @param {string} origin
 * @param {string | undefined} userId
 */
export async function remember(page, origin, userId) {
  await page.goto(origin + BLANK)
  await page.evaluate((id) => {
    if (!id) return
    localStorage.setItem('authResponse', id)
    localStorage.setItem('dealType', 'domestic')
  }, userId)
}

/**
 * A phone of its own, nothing known on it but this sign-in.
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
  const page = await context.newPage()
  await remember(page, origin, userId)
  await page.close()
  await context.addInitScript(notes)
  return context
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} times
 */
export async function slowDown(page, times) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/**
 * @typedef {object} Notes
 * @property {{ interaction: number, ms: number, name: string }[]} events
 * @property {number[]} tasks Longer than 50 ms.
 * @property {number} shift
 * @property {number} lcp
 */

/** Runs in every page, before anything else: notes what the browser tells of itself. Survives a full page load in this tab. */
function notes() {
  const key = 'bench.notes'
  /** @type {Notes} */
  const noted = { events: [], tasks: [], shift: 0, lcp: 0 }
  /** @param {string} type @param {(entry: any) => void} note @param {object} more */
  const watch = (type, note, more = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note))
    observer.observe({ type, buffered: true, ...more })
    return () => observer.takeRecords().forEach(note)
  }
  const flushes = [
    watch(
      'event',
      ({ interactionId, duration, name, target }) =>
        noted.events.push({
          // Numbers of two pages must not meet.
          interaction: interactionId && interactionId + Math.round(performance.timeOrigin) * 1e5,
          ms: duration,
          name: `${name} ${target?.getAttribute?.('aria-label') ?? target?.textContent?.slice(0, 30) ?? ''}`,
        }),
      { durationThreshold: 16 },
    ),
    watch('longtask', ({ duration }) => noted.tasks.push(duration)),
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) noted.shift += value
    }),
    watch('largest-contentful-paint', ({ startTime }) => {
      noted.lcp = startTime
    }),
  ]
  const take = () => {
    flushes.forEach((flush) => flush())
    const taken = { ...noted }
    Object.assign(noted, { events: [], tasks: [], shift: 0 })
    return taken
  }
  Object.assign(window, { takeNotes: take })
  if (!location.protocol.startsWith('http')) return
  const before = sessionStorage.getItem(key)
  if (before) {
    const { events, tasks, shift } = JSON.parse(before)
    noted.events.push(...events)
    noted.tasks.push(...tasks)
    noted.shift += shift
    sessionStorage.removeItem(key)
  }
  addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(take())))
}

/** How long a finger stays on the glass in a quick tap (ms). */
const PRESS = 80

/** So long around a tap nobody but the app works in the page (ms). */
const ALONE = 300

/**
 * Where the finger meets it. Waits until it stands still and nothing lies over it.
 * @param {Element} element
 */
async function placeOf(element) {
  element.scrollIntoView({ block: 'nearest' })
  const corner = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  while (element.isConnected) {
    const before = corner()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const now = corner()
    const isStill = before.x === now.x && before.y === now.y
    if (isStill && element.contains(document.elementFromPoint(now.x, now.y))) return now
  }
  return undefined
}

/**
 * A tap as a finger makes it. Playwright's own lifts the finger in the instant in which it touches, so that nothing could
 * answer the touch; tries the tap before, which makes the true one the second of a double tap; and looks for what comes next
 * while the page answers, which on a slow processor takes as long as the answer.
 * @param {import('@playwright/test').Locator} target
 * @param {number} [before] How long nobody but the app works in the page before it (ms).
 */
export async function press(target, before = ALONE) {
  const page = target.page()
  let point = await target.evaluate(placeOf)
  // Drawn anew meanwhile.
  while (!point) point = await target.evaluate(placeOf)
  const client = await page.context().newCDPSession(page)
  await page.waitForTimeout(before)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(PRESS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForTimeout(ALONE)
  await client.detach()
}

/**
 * What was noted since the last time.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Notes>}
 */
export async function takeNotes(page) {
  // The browser tells of an event when the frame after it has been shown.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60))),
  )
  return page.evaluate(() => /** @type {any} */ (window).takeNotes())
}
