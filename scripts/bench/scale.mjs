// @ts-check
/** Lists of 100, 1,000 and 10,000, on a processor four times slower. The provider's own time is left out: its answers are kept. */
import { openPhone, press, slowDown, takeNotes } from './browser.mjs'
import { interactionsOf } from './figures.mjs'

/** @typedef {import('./worlds.ts').ListKind} ListKind */

/** @type {Record<ListKind, { entry: string, tap: string, reads: string }>} */
const lists = {
  offers: {
    entry: 'main a[href^="/product/details/"], main a[href^="/setQuantity/"]',
    tap: 'International',
    reads: '/api/trading/product',
  },
  orders: {
    entry: 'main a[href^="/order/singleorderDetails/"]',
    tap: 'Change',
    reads: '/api/purchase/order/user/',
  },
  bids: { entry: 'main h3', tap: 'Change', reads: '/api/quotes/getQuoteById' },
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
async function firstEntry(page, selector) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const entry = document.querySelector(wanted)
          if (entry?.getClientRects().length) resolve(performance.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    selector,
  )
}

/** @param {import('@playwright/test').Page} page */
const countNodes = (page) => page.evaluate(() => document.querySelectorAll('body, body *').length)

/** @param {{ browser: import('@playwright/test').Browser, origin: string, userId: string, kind: ListKind, path: string, settle: number }} what */
async function measure({ browser, origin, userId, kind, path, settle }) {
  const { entry, reads } = lists[kind]
  const context = await openPhone(browser, { origin, userId })
  const page = await context.newPage()
  await slowDown(page, 4)
  await page.goto(origin + path, { waitUntil: 'commit' })
  const painted = Number(await firstEntry(page, entry))
  await page.waitForTimeout(settle)
  // It may end only after what it begins with is painted.
  const answered = await page.evaluate(
    (part) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes(part))
          .map((resource) => /** @type {PerformanceResourceTiming} */ (resource).responseEnd),
      ),
    reads,
  )
  let nodes = await countNodes(page)
  const start = await takeNotes(page)
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, step % 4 === 3 ? -1200 : 4000)
    await page.waitForTimeout(80)
    nodes = Math.max(nodes, await countNodes(page))
  }
  const scroll = await takeNotes(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
  await takeNotes(page)
  const taps = await tapAround(page, kind)
  await context.close()
  return {
    painted,
    afterAnswer: painted - answered,
    nodes,
    task: Math.max(0, ...start.tasks, ...scroll.tasks),
    tap: Math.max(0, ...taps.map(({ ms }) => ms)),
  }
}

/**
 * Taps what every such screen has, and what rules the list where there is such a thing.
 * @param {import('@playwright/test').Page} page
 * @param {ListKind} kind
 */
async function tapAround(page, kind) {
  if (kind === 'offers') {
    for (const name of ['International', 'Domestic']) {
      await press(page.getByRole('tab', { name }))
      await page.waitForTimeout(1500)
    }
  } else {
    // An entry's heading, which leads nowhere in a bid, and into the order else.
    await press(page.locator(lists[kind].entry).first())
    await page.waitForTimeout(1500)
  }
  return interactionsOf((await takeNotes(page)).events)
}

/**
 * @param {object} what
 * @param {import('@playwright/test').Browser} what.browser
 * @param {Awaited<ReturnType<typeof import('./host.mjs').startHost>>} what.host
 * @param {(kind: ListKind, count: number) => string} what.worldOf
 * @param {string} what.userId
 * @param {readonly ListKind[]} what.kinds
 * @param {readonly number[]} what.counts
 * @param {number} what.runs
 * @param {number} [what.settle] Until the rest has come that nobody waits for (ms).
 * @param {(line: string) => void} what.say
 */
export async function runScale({
  browser,
  host,
  worldOf,
  userId,
  kinds,
  counts,
  runs,
  settle = 4000,
  say,
}) {
  const found = []
  for (const kind of kinds) {
    for (const count of counts) {
      const path = worldOf(kind, count)
      host.keepAnswers(true)
      /** @type {Record<string, number>[]} */
      const done = []
      // The first fills what is kept.
      for (let run = runs > 1 ? -1 : 0; run < runs; run += 1) {
        const figures = await measure({ browser, origin: host.origin, userId, kind, path, settle })
        if (run >= 0) done.push(figures)
      }
      host.keepAnswers(false)
      found.push({ kind, count, runs: done })
      say(`${count} ${kind}: ${done.map((run) => JSON.stringify(run)).join(' ')}`)
    }
  }
  return found
}
