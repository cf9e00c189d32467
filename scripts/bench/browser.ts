/** A phone for the bench: signed in, its processor and network slowed down, its timings noted. */
import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { BLANK, type Certificate } from './host'

interface Note {
  type: 'event' | 'task' | 'shift'
  /** Of an interaction; else 0. */
  id: number
  ms: number
  name: string
}

export const flagsFor = (certificate: Certificate | undefined) => [
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

/** Stores a sign-in; nothing for a visitor. */
export async function signIn(page: Page, origin: string, userId?: string): Promise<void> {
  await page.goto(origin + BLANK)
  if (!userId) return
  await page.evaluate((id) => {
    localStorage.setItem('authResponse', id)
    localStorage.setItem('dealType', 'domestic')
  }, userId)
}

/** Runs in every page: tells the browser's own timings to `note`. */
function observe(): void {
  type Entry = PerformanceEntry & {
    interactionId?: number
    target?: Element | null
    value?: number
    hadRecentInput?: boolean
  }
  const watch = (type: string, toNote: (entry: Entry) => Note) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      const note = Reflect.get(window, 'note') as (note: Note) => void
      for (const entry of list.getEntries()) note(toNote(entry))
    }).observe(options)
  }
  watch('event', ({ interactionId = 0, duration, name, target }) => ({
    type: 'event',
    // IDs of two pages must not meet.
    id: interactionId && interactionId + Math.round(performance.timeOrigin) * 1e5,
    ms: duration,
    name: `${name} ${target?.getAttribute('aria-label') ?? target?.textContent?.slice(0, 30) ?? ''}`,
  }))
  watch('longtask', ({ duration }) => ({ type: 'task', id: 0, ms: duration, name: '' }))
  watch('layout-shift', ({ value = 0, hadRecentInput }) => ({
    type: 'shift',
    id: 0,
    ms: hadRecentInput ? 0 : value,
    name: '',
  }))
}

export async function openPhone(
  browser: Browser,
  { origin, userId, worker }: { origin: string; userId?: string | undefined; worker?: true },
) {
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
  let notes: Note[] = []
  await context.exposeBinding('note', (_, note: Note) => void notes.push(note))
  await context.addInitScript(observe)
  return {
    context,
    /** Returns what was noted since the last call. */
    async takeNotes(page: Page) {
      // The browser reports an event after the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      )
      const taken = notes
      notes = []
      const of = (type: Note['type']) => taken.filter((note) => note.type === type)
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

export async function slowDown(
  page: Page,
  { cpu, network = false }: { cpu: number; network?: boolean },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (!network) return
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4G)
}

/**
 * Taps as a finger does: Playwright's tap lifts the finger in the instant of the touch, and looks
 * for what comes next while the page is still answering. Returns when the finger was lifted.
 */
export async function press(target: Locator): Promise<number> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
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
