/** A phone for the bench: signed in, its processor and network slowed down, its timings noted. */
import { devices, type Locator, type Page } from '@playwright/test'
import { ids } from '@/mocks/seed-people'
import type { Bench } from '@scripts/bench'

/** Slow 4G as Lighthouse applies it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** What a person's browser has stored; nothing for a visitor. */
export function storageOf(origin: string, isVisitor: boolean) {
  const localStorage = [
    { name: 'authResponse', value: ids.savita },
    { name: 'dealType', value: 'domestic' },
  ]
  return { cookies: [], origins: isVisitor ? [] : [{ origin, localStorage }] }
}

/** Runs in every page: tells the browser's own timings to `note`. */
function observe(): void {
  type Entry = PerformanceEntry & {
    interactionId?: number
    value?: number
    hadRecentInput?: boolean
  }
  const watch = (type: string, kind: string, valueOf: (entry: Entry) => number) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      const note = Reflect.get(window, 'note') as (kind: string, value: number) => void
      for (const entry of list.getEntries()) note(kind, valueOf(entry))
    }).observe(options)
  }
  watch('event', 'interaction', (entry) => (entry.interactionId ? entry.duration : 0))
  watch('longtask', 'task', (entry) => entry.duration)
  watch('layout-shift', 'shift', (entry) => (entry.hadRecentInput ? 0 : (entry.value ?? 0)))
}

interface Phone {
  isVisitor?: boolean
  /** How many times slower its processor is. */
  cpu?: number
  isNetworkSlow?: boolean
  /** Default: blocked, as a page's throttling does not reach its worker. */
  hasWorker?: boolean
}

export async function openPhone({ browser, host }: Bench, phone: Phone) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: storageOf(host.origin, phone.isVisitor ?? false),
    serviceWorkers: phone.hasWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(120_000)
  let notes: { kind: string; value: number }[] = []
  await context.exposeBinding('note', (_, kind: string, value: number) => {
    notes.push({ kind, value })
  })
  await context.addInitScript(observe)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu ?? 1 })
  if (phone.isNetworkSlow) await client.send('Network.emulateNetworkConditions', slow4G)
  return {
    context,
    page,
    /** Returns what was noted since the last call: the longest, and all layout shift. */
    async takeNotes() {
      // The browser reports an event after the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      const taken = notes
      notes = []
      const of = (wanted: string) =>
        taken.filter(({ kind }) => kind === wanted).map(({ value }) => value)
      return {
        interaction: Math.max(0, ...of('interaction')),
        task: Math.max(0, ...of('task')),
        shift: of('shift').reduce((sum, value) => sum + value, 0),
      }
    },
  }
}

/** An entry of a list. */
export const ENTRY = 'main a[href^="/product/details/"], main a[href^="/order/"]'

/** Waits for the first entry of a list. Returns when it was there (ms since 1970). */
export async function whenReadable(page: Page, entry = ENTRY): Promise<number> {
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector)?.getClientRects().length && Date.now(),
    entry,
  )
  return Number(await shown.jsonValue())
}

/** The first and the last largest paint so far (ms). */
export const paintsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number }>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint')
        new PerformanceObserver((list) =>
          resolve({
            fcp: first?.startTime ?? Number.NaN,
            lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

/**
 * Taps as a finger does: Playwright's tap lifts the finger in the instant of the touch, and looks
 * for what comes next while the page is still answering. Returns when the finger was lifted.
 */
export async function press(target: Locator): Promise<number> {
  const page = target.page()
  // Waits until it stands still with nothing over it. A trial click would count as an interaction.
  await target.hover()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target of the tap is not visible.')
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
