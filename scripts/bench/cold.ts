/** Pages opened cold: nothing cached, signed in where the page needs it, slow 4G and CPU ×4. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Bench } from '@scripts/bench'
import { flagsFor, openPhone, paintsOf, signIn, slowDown } from './browser'
import { type Figure, median, ratio } from './goals'
import { FLOOR } from './host'

const entrances = ['/', '/login', '/register']
const lists = ['/home', '/product/list', '/history']

const publicPaths = [
  ...entrances,
  '/forgot/password',
  '/forgot/password/otp/9876543210',
  '/reset/password/66a000000000000000000001',
  '/help/support',
  '/user/guide',
]

const READABLE = 'main a[href^="/product/details/"], main a[href^="/order/"]'

/** Runs in every page: marks when the first entry of a list is there. */
function watchReadable(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark('readable')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: when that was, and the number of requests until then, with the page's own. */
function whenReadable() {
  const readable = performance.getEntriesByName('readable')[0]?.startTime ?? Number.NaN
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const before = resources
    .filter(({ initiatorType }) => !['img', 'other'].includes(initiatorType))
    .filter(({ startTime }) => startTime < readable)
  return { readable, requests: before.length + 1 }
}

async function visit({ browser, host, userId }: Bench, path: string) {
  const isList = lists.includes(path)
  const { origin } = host
  const { context } = await openPhone(browser, { origin, userId: isList ? userId : undefined })
  const page = await context.newPage()
  await slowDown(page, { cpu: 4, network: true })
  await page.addInitScript(watchReadable, READABLE)
  await page.goto(origin + path, { waitUntil: 'commit' })
  if (isList) await page.locator(READABLE).first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  // The last picture is painted.
  await page.waitForTimeout(500)
  const found = { ...(await paintsOf(page)), ...(await page.evaluate(whenReadable)) }
  await context.close()
  return found
}

/** A page's paints as ratios to the floor's. */
const paintFigures = (
  [how, label]: [string, string],
  paints: { fcp: number; lcp: number },
  floor: { fcp: number; lcp: number },
): Figure[] => [
  { goal: 1, limit: 'FCP', how: `FCP ${how}`, label, value: ratio(paints.fcp, floor.fcp) },
  { goal: 1, limit: 'LCP', how: `LCP ${how}`, label, value: ratio(paints.lcp, floor.lcp) },
]

/** Throttling applied by the browser: paints, and how many requests a list waits for. */
export async function measureCold(bench: Bench): Promise<Figure[]> {
  const { protocol, runs, say } = bench
  const isHttp2 = protocol === 'HTTP/2'
  const paths = [...(isHttp2 ? [] : entrances), ...lists]
  const found: Record<string, Awaited<ReturnType<typeof visit>>[]> = {}
  for (let run = 0; run < runs; run += 1)
    for (const path of [FLOOR, ...paths]) {
      const one = await visit(bench, path)
      found[path] = [...(found[path] ?? []), one]
      say(`${path}: FCP ${one.fcp}, LCP ${one.lcp}`)
    }
  const middle = (path: string, name: 'fcp' | 'lcp' | 'readable' | 'requests') =>
    median((found[path] ?? []).map((one) => one[name]))
  const paints = (path: string) => ({ fcp: middle(path, 'fcp'), lcp: middle(path, 'lcp') })
  const how = `applied, ${protocol}`
  const floor = paints(FLOOR)
  return paths.flatMap((label) => {
    if (!lists.includes(label)) return paintFigures([how, label], paints(label), floor)
    const goal = isHttp2 ? 4 : 3
    const value = ratio(middle(label, 'lcp'), floor.lcp)
    const requests = middle(label, 'requests')
    return [
      { goal, limit: 'LCP', how: `LCP ${how}`, label, value },
      { goal, how: `readable (ms) ${how}`, label, value: middle(label, 'readable') },
      ...(label === '/product/list' || isHttp2
        ? []
        : [{ goal: 5, limit: 'requests', how: 'requests', label, value: requests }]),
    ]
  })
}

/** Lighthouse: throttling simulated, and the scores of public pages. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const { executablePath, host, protocol, userId, say } = bench
  // Lighthouse opens its tab in the default context: only a persistent one shares its storage.
  const port = 9300 + Math.floor(Math.random() * 600)
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...flagsFor(undefined), `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  let floor = { fcp: Number.NaN, lcp: Number.NaN }
  try {
    for (const path of [FLOOR, ...publicPaths, ...lists]) {
      const isList = lists.includes(path)
      const page = await context.newPage()
      const client = await context.newCDPSession(page)
      const { origin } = host
      await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await signIn(page, origin, isList ? userId : undefined)
      await page.close()
      const isScored = publicPaths.includes(path)
      const result = await lighthouse(origin + path, {
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        onlyCategories: isScored
          ? ['performance', 'accessibility', 'best-practices', 'seo']
          : ['performance'],
      })
      const failure = result?.lhr.runtimeError
      if (!result || failure) throw new Error(`${path}: ${failure?.message ?? 'no report'}`)
      const { audits, categories } = result.lhr
      const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
      const paints = {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
      }
      say(`${path}: FCP ${Math.round(paints.fcp)}, LCP ${Math.round(paints.lcp)}`)
      if (path === FLOOR) floor = paints
      const how = `simulated, ${protocol}`
      if (entrances.includes(path)) figures.push(...paintFigures([how, path], paints, floor))
      if (isList) {
        const toFloor = ratio(paints.lcp, floor.lcp)
        figures.push({ goal: 3, how: `LCP ${how}`, label: path, value: toFloor })
      }
      if (isScored)
        for (const [category, { score }] of Object.entries(categories)) {
          const points = Math.round((score ?? 0) * 100)
          figures.push({ goal: 10, limit: 'score', how: category, label: path, value: points })
        }
    }
  } finally {
    await context.close()
  }
  return figures
}
