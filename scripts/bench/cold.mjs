/** Pages opened cold: nothing cached, signed in where the page wants it, slow 4G and CPU ×4. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { flagsFor, openPhone, paintsOf, signIn, slowDown } from './browser.mjs'
import { median, ratio } from './goals.mjs'
import { FLOOR } from './host.mjs'

/** @typedef {import('./goals.mjs').Figure} Figure */

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

/**
 * Runs in every page: remembers when the first entry of a list stood in it. @param {string}
 * selector
 */
function watchReadable(selector) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    performance.mark('readable')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Runs in the page: when that was, and what had been asked for by then, the page itself included.
 */
function readable() {
  const at = performance.getEntriesByName('readable')[0]?.startTime ?? Number.NaN
  const asked = performance
    .getEntriesByType('resource')
    .filter((/** @type {any} */ entry) => !['img', 'other'].includes(entry.initiatorType))
    .filter(({ startTime }) => startTime < at)
  return { at, requests: asked.length + 1 }
}

/**
 * Throttling applied by the browser: paints, and how many requests a list waits for.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureCold({ browser, host, protocol, userId, runs, say }) {
  const isHttp2 = protocol === 'HTTP/2'
  const paths = [FLOOR, ...(isHttp2 ? [] : entrances), ...lists]
  /**
   * @type {Record<string, { fcp: number[], lcp: number[], readable: number[], requests: number[]
   * }>}
   */
  const found = {}
  for (let run = 0; run < runs; run += 1)
    for (const path of paths) {
      const isList = lists.includes(path)
      const { context, newPage } = await openPhone(browser, {
        origin: host.origin,
        userId: isList ? userId : undefined,
      })
      const page = await newPage()
      await slowDown(page, { cpu: 4, network: true })
      await page.addInitScript(watchReadable, READABLE)
      const figures = (found[path] ??= { fcp: [], lcp: [], readable: [], requests: [] })
      await page.goto(host.origin + path, { waitUntil: 'commit' })
      if (isList) await page.locator(READABLE).first().waitFor({ timeout: 120_000 })
      await page.waitForLoadState('networkidle')
      // The last picture is painted.
      await page.waitForTimeout(500)
      const { fcp, lcp } = await paintsOf(page)
      figures.fcp.push(fcp)
      figures.lcp.push(lcp)
      if (isList) {
        const { at, requests } = await page.evaluate(readable)
        figures.readable.push(at)
        figures.requests.push(requests)
      }
      say(`${path}: FCP ${fcp}, LCP ${lcp}`)
      await context.close()
    }
  const of = (/** @type {string} */ path, /** @type {'fcp' | 'lcp' | 'readable'} */ name) =>
    median(found[path]?.[name] ?? [])
  return paths
    .filter((path) => path !== FLOOR)
    .flatMap((path) => {
      const to = (/** @type {'fcp' | 'lcp'} */ name) => ratio(of(path, name), of(FLOOR, name))
      const how = `applied, ${protocol}`
      if (!lists.includes(path))
        return [
          { goal: 1, limit: 'FCP', how: `FCP ${how}`, label: path, value: to('fcp') },
          { goal: 1, limit: 'LCP', how: `LCP ${how}`, label: path, value: to('lcp') },
        ]
      const goal = isHttp2 ? 4 : 3
      const requests = median(found[path]?.requests ?? [])
      return [
        { goal, limit: 'LCP', how: `LCP ${how}`, label: path, value: to('lcp') },
        { goal, how: `readable (ms) ${how}`, label: path, value: of(path, 'readable') },
        ...(path === '/product/list' || isHttp2
          ? []
          : [{ goal: 5, limit: 'requests', how: 'requests', label: path, value: requests }]),
      ]
    })
}

/**
 * Lighthouse: throttling simulated, and the scores of public pages.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureLighthouse({ executablePath, host, protocol, userId, say }) {
  // Lighthouse opens its tab in the default context: only a persistent one shares its storage.
  const port = 9300 + Math.floor(Math.random() * 600)
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...flagsFor(undefined), `--remote-debugging-port=${port}`],
  })
  /** @type {Figure[]} */
  const figures = []
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
      const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
      const fcp = value('first-contentful-paint')
      const lcp = value('largest-contentful-paint')
      say(`${path}: FCP ${Math.round(fcp)}, LCP ${Math.round(lcp)}`)
      if (path === FLOOR) floor = { fcp, lcp }
      const how = `simulated, ${protocol}`
      if (entrances.includes(path))
        figures.push(
          { goal: 1, limit: 'FCP', how: `FCP ${how}`, label: path, value: ratio(fcp, floor.fcp) },
          { goal: 1, limit: 'LCP', how: `LCP ${how}`, label: path, value: ratio(lcp, floor.lcp) },
        )
      if (isList)
        figures.push({ goal: 3, how: `LCP ${how}`, label: path, value: ratio(lcp, floor.lcp) })
      if (isScored)
        for (const [how, { score }] of Object.entries(categories)) {
          const value = Math.round((score ?? 0) * 100)
          figures.push({ goal: 10, limit: 'score', how, label: path, value })
        }
    }
  } finally {
    await context.close()
  }
  return figures
}
