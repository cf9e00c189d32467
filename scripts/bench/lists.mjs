/** Long lists at CPU ×4. The provider's own time is left out: its answers are replayed. */
import { openPhone, press, slowDown } from './browser.mjs'
import { median, ratio } from './goals.mjs'

/** @typedef {import('./scenarios.ts').ListKind} ListKind */

const SHORT = 100
const ENDLESS = 10_000

/** @type {Record<ListKind, { entry: string, long: number }>} */
const lists = {
  offers: {
    entry: 'main a[href^="/product/details/"], main a[href^="/setQuantity/"]',
    long: 2000,
  },
  orders: { entry: 'main a[href^="/order/singleorderDetails/"]', long: 1000 },
  bids: { entry: 'main h3', long: 1000 },
}

/**
 * @param {import('../bench.mjs').Bench} bench
 * @param {ListKind} kind
 * @param {string} path
 */
async function measure({ browser, host, userId }, kind, path) {
  const { entry } = lists[kind]
  const { context, newPage, takeNotes } = await openPhone(browser, { origin: host.origin, userId })
  const page = await newPage()
  page.setDefaultTimeout(120_000)
  await slowDown(page, { cpu: 4 })
  await page.goto(host.origin + path, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector)?.getClientRects().length && performance.now(),
    entry,
  )
  const painted = Number(await shown.jsonValue())
  await page.waitForTimeout(3000)
  let nodes = 0
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, step % 4 === 3 ? -1200 : 4000)
    await page.waitForTimeout(80)
    const now = await page.evaluate(() => document.querySelectorAll('body, body *').length)
    nodes = Math.max(nodes, now)
  }
  const { task } = await takeNotes(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
  await takeNotes(page)
  if (kind === 'offers') await press(page.getByRole('tab', { name: 'International' }))
  else await press(page.locator(entry).first())
  await page.waitForTimeout(1500)
  const { interaction, task: taskOfTap } = await takeNotes(page)
  await context.close()
  return { painted, nodes, task: Math.max(task, taskOfTap), tap: interaction }
}

/**
 * @param {import('../bench.mjs').Bench} bench
 * @returns {Promise<import('./goals.mjs').Figure[]>}
 */
export async function measureLists(bench) {
  const { host, runs, worlds, provider, say } = bench
  const figures = []
  for (const kind of /** @type {ListKind[]} */ (Object.keys(lists))) {
    const { long } = lists[kind]
    /** @type {Record<number, Awaited<ReturnType<typeof measure>>[]>} */
    const found = {}
    for (const count of [SHORT, long, ENDLESS]) {
      const path = worlds.worldOf(provider, kind, count)
      host.replay(true)
      // The first fills what is replayed.
      await measure(bench, kind, path)
      found[count] = []
      for (let run = 0; run < (count === ENDLESS ? 1 : runs); run += 1)
        found[count]?.push(await measure(bench, kind, path))
      host.replay(false)
      say(`${count} ${kind}: ${JSON.stringify(found[count])}`)
    }
    /** @param {number} count @param {'painted' | 'nodes' | 'task' | 'tap'} name */
    const middle = (count, name) => median((found[count] ?? []).map((run) => run[name]))
    const painted = ratio(middle(long, 'painted'), middle(SHORT, 'painted'))
    const label = kind
    figures.push(
      { goal: 7, limit: 'painted (×)', how: 'painted, to 100', label, value: painted },
      { goal: 7, limit: 'nodes', how: 'DOM nodes', label, value: middle(long, 'nodes') },
      { goal: 7, limit: 'tap (ms)', how: 'tap (ms)', label, value: middle(long, 'tap') },
      { goal: 8, limit: 'task (ms)', how: 'task (ms)', label, value: middle(ENDLESS, 'task') },
    )
  }
  return figures
}
