/** A phone for the bench: signed in, its processor and network slowed down. */
import { devices, type Locator, type Page } from '@playwright/test'
import { ids } from '@/mocks/seed-people'
import type { Host } from './host'

/** Slow 4G as Lighthouse applies it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

interface Options {
  isVisitor?: boolean
  /** A page's throttling does not reach its worker. */
  hasWorker?: boolean
}

/** Close the page's context at the end. */
export async function openPhone({ browser, origin }: Host, options: Options = {}) {
  const localStorage = [
    { name: 'authResponse', value: ids.savita },
    { name: 'dealType', value: 'domestic' },
  ]
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: { cookies: [], origins: options.isVisitor ? [] : [{ origin, localStorage }] },
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(40_000)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  return {
    page,
    /** A processor four times slower, and slow 4G unless the network stays. */
    async slowDown(what: 'all' | 'processor' = 'all') {
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      if (what === 'all') await client.send('Network.emulateNetworkConditions', slow4G)
    },
    settle: () => page.waitForLoadState('networkidle'),
    close: () => context.close(),
  }
}

/** Waits for what a selector finds, on another path. Returns when it was there (ms since 1970). */
export async function whenShown(page: Page, selector: string, from = ''): Promise<number> {
  const shown = await page.waitForFunction(
    ([wanted, path]) =>
      location.pathname !== path &&
      document.querySelector(wanted)?.getClientRects().length &&
      Date.now(),
    [selector, from] as const,
  )
  return Number(await shown.jsonValue())
}

/** Waits until the pictures in view are there. */
export async function whenPictured(page: Page, entry: string): Promise<number> {
  const complete = await page.waitForFunction((selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    )
    return images.length > 0 && images.every((image) => image.complete) && Date.now()
  }, entry)
  return Number(await complete.jsonValue())
}

/** Timings that the browser has kept: events of 104 ms and more, shifts that no tap caused. */
export const timingsOf = (
  page: Page,
  type: 'largest-contentful-paint' | 'event' | 'layout-shift',
): Promise<number[]> =>
  page.evaluate(async (wanted) => {
    type Entry = PerformanceEntry & {
      value?: number
      interactionId?: number
      hadRecentInput?: boolean
    }
    const entries = await new Promise<Entry[]>((resolve) => {
      setTimeout(resolve, 100, [])
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: wanted,
        buffered: true,
      })
    })
    return entries
      .filter(({ interactionId, hadRecentInput }) => interactionId !== 0 && !hadRecentInput)
      .map(({ startTime, duration, value }) => value ?? (duration || startTime))
  }, type)

/** Taps, and returns when the page heard it. */
export async function tap(target: Locator): Promise<number> {
  const heard = target.page().evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })
      }),
  )
  await target.tap()
  return heard
}
