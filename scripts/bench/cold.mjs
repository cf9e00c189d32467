// @ts-check
/** Lighthouse's mobile report of each page: nothing cached, signed in where the page wants it. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { flagsFor, openPhone, signIn, slowDown } from './browser.mjs'
import { median, ratio } from './goals.mjs'
import { FLOOR } from './host.mjs'

/** @typedef {{ path: string, signedIn?: boolean, bound?: number }} Page */

const publicPaths = [
  '/register',
  '/forgot/password',
  '/forgot/password/otp/9876543210',
  '/reset/password/66a000000000000000000001',
  '/help/support',
  '/user/guide',
]
const offers = ['/home', '/product/list', '/history']

/** @type {Page[]} */
const pages = [
  { path: FLOOR },
  { path: '/' },
  { path: '/login' },
  ...publicPaths.map((path) => ({ path })),
  ...[...offers, '/quotes', '/cart', '/checkout'].map((path) => ({ path, signedIn: true })),
]

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Where the first entry of a list is, or the sum of the history. */
const READABLE = 'main a[href^="/product/details/"], main a[href^="/order/"]'

/**
 * @param {import('../bench.mjs').Bench & { throttling: 'simulate' | 'devtools' }} bench
 * @returns {Promise<import('./goals.mjs').Figure[]>}
 */
export async function measureCold(bench) {
  const { executablePath, host, certificate, userId, runs, quick, throttling, say } = bench
  const wanted = quick ? pages.filter(({ path }) => [FLOOR, '/home'].includes(path)) : pages
  // Lighthouse opens its tab in the default context: only a persistent one shares its storage.
  const port = 9300 + Math.floor(Math.random() * 600)
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...flagsFor(certificate), `--remote-debugging-port=${port}`],
  })
  /** @type {Map<string, { fcp: number[], lcp: number[], scores: Record<string, number> }>} */
  const found = new Map(wanted.map(({ path }) => [path, { fcp: [], lcp: [], scores: {} }]))
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { path, signedIn } of wanted) {
        const page = await context.newPage()
        const client = await context.newCDPSession(page)
        const { origin } = host
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
        await signIn(page, origin, signedIn ? userId : undefined)
        await page.close()
        const result = await lighthouse(origin + path, {
          port,
          logLevel: 'silent',
          throttlingMethod: throttling,
          disableFullPageScreenshot: true,
          onlyCategories: run === 0 && throttling === 'simulate' ? categories : ['performance'],
        })
        const failure = result?.lhr.runtimeError
        if (!result || failure) throw new Error(`${path}: ${failure?.message ?? 'no report'}`)
        const { audits, categories: judged } = result.lhr
        const figures = found.get(path)
        figures?.fcp.push(audits['first-contentful-paint']?.numericValue ?? Number.NaN)
        figures?.lcp.push(audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
        for (const [name, { score }] of Object.entries(judged))
          if (figures && run === 0) figures.scores[name] = Math.round((score ?? 0) * 100)
        say(`${throttling} ${path}: LCP ${Math.round(figures?.lcp.at(-1) ?? Number.NaN)}`)
      }
  } finally {
    await context.close()
  }
  return figuresOf(found, `${certificate ? 'HTTP/2' : 'HTTP/1.1'}, ${throttling}`, throttling)
}

/**
 * @param {Map<string, { fcp: number[], lcp: number[], scores: Record<string, number> }>} found
 * @param {string} how
 * @param {'simulate' | 'devtools'} throttling
 * @returns {import('./goals.mjs').Figure[]}
 */
function figuresOf(found, how, throttling) {
  const floor = found.get(FLOOR)
  if (!floor) throw new Error('The floor was not measured.')
  const isHttp2 = how.startsWith('HTTP/2')
  return pages.flatMap(({ path, signedIn }) => {
    const figures = found.get(path)
    if (!figures || path === FLOOR) return []
    const isEntrance = ['/', '/login', '/register'].includes(path)
    const isJudged = isEntrance || (offers.includes(path) && throttling === 'devtools')
    const bound = isEntrance ? 1.1 : isHttp2 ? 2.6 : 3.2
    const goal = isEntrance ? '1' : isHttp2 ? '4' : '3'
    const times = (isEntrance ? /** @type {const} */ (['fcp', 'lcp']) : ['lcp']).map((name) => {
      const key = name === 'fcp' ? 'fcp' : 'lcp'
      return {
        goal,
        what: `\`${path}\` ${key.toUpperCase()} to the floor's, ${how}`,
        value: ratio(median(figures[key]), median(floor[key])),
        ...(isJudged && { bound }),
      }
    })
    const scores = Object.entries(throttling === 'simulate' ? figures.scores : {}).map(
      ([name, value]) => ({
        goal: '10',
        what: `\`${path}\` ${name}, ${how}`,
        value,
        ...(!signedIn && { bound: 100, isLeast: true }),
      }),
    )
    return [...times, ...scores]
  })
}

/**
 * How many requests a signed-in cold page makes until its offers are readable, pictures aside.
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('./goals.mjs').Figure[]>}
 */
export async function countRequests({ browser, host, certificate, userId, quick, say }) {
  const figures = []
  for (const path of quick ? ['/home'] : ['/home', '/history']) {
    const { context, newPage } = await openPhone(browser, { origin: host.origin, userId })
    const page = await newPage()
    await slowDown(page, { cpu: 4, network: true })
    let count = 0
    page.on('request', (request) => (count += request.resourceType() === 'image' ? 0 : 1))
    await page.goto(host.origin + path, { waitUntil: 'commit' })
    await page.locator(READABLE).first().waitFor({ timeout: 120_000 })
    const protocol = certificate ? 'HTTP/2' : 'HTTP/1.1'
    figures.push({ goal: '5', what: `\`${path}\` requests, ${protocol}`, value: count, bound: 9 })
    say(`${path}: ${count} requests`)
    await context.close()
  }
  return figures
}
