// @ts-check
/** Lighthouse, as its mobile report does it: simulated and applied throttling, all pages in turn, so that a busy minute meets all of them. */
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { remember } from './browser.mjs'
import { FLOOR } from './host.mjs'

/** @typedef {{ name: string, path: string, signedIn?: boolean }} Page */

/** @type {Page} */
export const floor = { name: 'the floor: `/` without its scripts', path: FLOOR }

/** @type {Page[]} */
export const publicPages = [
  { name: '/', path: '/' },
  { name: '/login', path: '/login' },
  { name: '/register', path: '/register' },
  { name: '/forgot/password', path: '/forgot/password' },
  { name: '/forgot/password/otp/:mno', path: '/forgot/password/otp/9876543210' },
  { name: '/reset/password/:id', path: '/reset/password/66a000000000000000000001' },
  { name: '/help/support', path: '/help/support' },
  { name: '/user/guide', path: '/user/guide' },
  { name: 'page not found', path: '/no/such/page' },
]

/** @type {Page[]} */
export const signedInPages = [
  '/home',
  '/product/list',
  '/history',
  '/quotes',
  '/cart',
  '/checkout',
].map((path) => ({ name: path, path, signedIn: true }))

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * @typedef {object} Run
 * @property {Record<string, number>} times fcp, lcp, si, tbt (ms), cls
 * @property {Record<string, number>} scores By category, out of 100.
 * @property {string[]} findings What cost a point.
 */

/**
 * @param {import('lighthouse').Result} report
 * @returns {Run}
 */
function readReport({ audits, categories: judged }) {
  /** @param {string} name */
  const figure = (name) => audits[name]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(
    Object.entries(judged).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
  const findings = Object.entries(judged).flatMap(([name, { auditRefs }]) =>
    name === 'performance'
      ? []
      : auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${audits[id]?.title ?? id}`),
  )
  return {
    times: {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      si: figure('speed-index'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    },
    scores,
    findings,
  }
}

/**
 * @template T
 * @param {number} port
 * @param {(page: import('@playwright/test').Page) => Promise<T>} work
 */
async function inPage(port, work) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no context.')
  const page = await context.newPage()
  const result = await work(page)
  await page.close()
  await browser.close()
  return result
}

/**
 * Empties the browser for this origin and signs in, or not. Nothing of the app is in its cache then.
 * @param {number} port
 * @param {string} origin
 * @param {string | undefined} userId
 */
const prepare = (port, origin, userId) =>
  inPage(port, async (page) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await remember(page, origin, userId)
  })

/**
 * @param {object} what
 * @param {string} what.chromePath
 * @param {string[]} what.flags
 * @param {string} what.origin
 * @param {string} what.userId
 * @param {readonly Page[]} what.pages
 * @param {'simulate' | 'devtools'} what.throttling
 * @param {number} what.runs
 * @param {(line: string) => void} what.say
 * @returns {Promise<{ page: Page, runs: Run[] }[]>}
 */
export async function runLighthouse({
  chromePath,
  flags,
  origin,
  userId,
  pages,
  throttling,
  runs,
  say,
}) {
  const found = pages.map((page) => ({ page, runs: /** @type {Run[]} */ ([]) }))
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...flags] })
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const { page, runs: done } of found) {
        await prepare(chrome.port, origin, page.signedIn ? userId : undefined)
        const result = await lighthouse(origin + page.path, {
          port: chrome.port,
          output: 'json',
          logLevel: 'silent',
          throttlingMethod: throttling,
          disableFullPageScreenshot: true,
          // What does not depend on time is looked at once.
          onlyCategories: round === 0 && throttling === 'simulate' ? categories : ['performance'],
        })
        const failure = result?.lhr.runtimeError
        if (!result || failure)
          throw new Error(`Lighthouse could not read ${page.path}: ${failure?.message ?? ''}`)
        const run = readReport(result.lhr)
        done.push(run)
        const { fcp = 0, lcp = 0 } = run.times
        say(
          `${throttling} ${round + 1}/${runs} ${page.name}: FCP ${Math.round(fcp)}, LCP ${Math.round(lcp)}, ${Object.values(run.scores).join(' ')}`,
        )
      }
    }
  } finally {
    chrome.kill()
  }
  return found
}
