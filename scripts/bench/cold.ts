/** Pages opened cold: nothing cached, signed in where the page needs it, slow 4G and CPU ×4. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { Bench } from '@scripts/bench'
import { ENTRY, openPhone, paintsOf, storageOf } from './browser'
import { type Figure, measureMedians, ratio } from './goals'
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

interface Paints {
  fcp: number
  lcp: number
}

/** A page's paints as ratios to the floor's. Lists are judged where throttling is applied. */
function paintFigures(
  { protocol }: Bench,
  throttling: 'applied' | 'simulated',
  path: string,
  paints: Paints,
  floor: Paints,
): Figure[] {
  const how = `${throttling}, ${protocol}`
  const fcp = { how: `FCP ${how}`, label: path, value: ratio(paints.fcp, floor.fcp) }
  const lcp = { how: `LCP ${how}`, label: path, value: ratio(paints.lcp, floor.lcp) }
  if (!lists.includes(path))
    return [
      { goal: 1, limit: 'FCP', ...fcp },
      { goal: 1, limit: 'LCP', ...lcp },
    ]
  const goal = protocol === 'HTTP/2' ? 4 : 3
  return [{ goal, ...(throttling === 'applied' && { limit: 'LCP' }), ...lcp }]
}

/** Runs in every page: marks when the first entry of a list is there. */
function markReadable(entry: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(entry)) return
    performance.mark('readable')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: the number of requests until then, with the page's own. */
function countRequests(): number {
  const [readable] = performance.getEntriesByName('readable')
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const before = resources
    .filter(({ initiatorType }) => !['img', 'other'].includes(initiatorType))
    .filter(({ startTime }) => startTime < (readable?.startTime ?? 0))
  return before.length + 1
}

async function visit(bench: Bench, path: string) {
  const isList = lists.includes(path)
  const phone = { isVisitor: !isList, cpu: 4, isNetworkSlow: true }
  const { context, page } = await openPhone(bench, phone)
  await page.addInitScript(markReadable, ENTRY)
  await page.goto(bench.host.origin + path, { waitUntil: 'commit' })
  if (isList) await page.locator(ENTRY).first().waitFor()
  await page.waitForLoadState('networkidle')
  // The last picture is painted.
  await page.waitForTimeout(500)
  const found = { ...(await paintsOf(page)), requests: await page.evaluate(countRequests) }
  await context.close()
  bench.say(`${path}: FCP ${found.fcp}, LCP ${found.lcp}, ${found.requests} requests`)
  return found
}

/** Throttling applied by the browser: paints, and how many requests a list waits for. */
export async function measureCold(bench: Bench): Promise<Figure[]> {
  const isHttp2 = bench.protocol === 'HTTP/2'
  const figures: Figure[] = []
  const floor = await measureMedians(bench.runs, () => visit(bench, FLOOR))
  for (const path of [...(isHttp2 ? [] : entrances), ...lists]) {
    const found = await measureMedians(bench.runs, () => visit(bench, path))
    figures.push(...paintFigures(bench, 'applied', path, found, floor))
    if (!isHttp2 && ['/home', '/history'].includes(path)) {
      const requests = { limit: 'requests', how: 'requests', label: path, value: found.requests }
      figures.push({ goal: 5, ...requests })
    }
  }
  return figures
}

/** Lighthouse: throttling simulated, and the scores of public pages. */
export async function measureLighthouse(bench: Bench): Promise<Figure[]> {
  const { executablePath, host, say } = bench
  // Lighthouse opens its tab in the default context: only a persistent one shares its storage.
  const port = 9300 + Math.floor(Math.random() * 600)
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [`--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  let floor = { fcp: Number.NaN, lcp: Number.NaN }
  try {
    for (const path of [FLOOR, ...publicPaths, ...lists]) {
      await context.setStorageState(storageOf(host.origin, !lists.includes(path)))
      const settings = { port, disableFullPageScreenshot: true }
      const result = await lighthouse(host.origin + path, settings)
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
      if ([...entrances, ...lists].includes(path))
        figures.push(...paintFigures(bench, 'simulated', path, paints, floor))
      if (publicPaths.includes(path))
        for (const [how, { score }] of Object.entries(categories)) {
          const points = Math.round((score ?? 0) * 100)
          figures.push({ goal: 10, limit: 'score', how, label: path, value: points })
        }
    }
  } finally {
    await context.close()
  }
  return figures
}
