/** Long lists at CPU ×4. */
import type { Provider } from '@/mocks/provider'
import { ids } from '@/mocks/seed-people'
import { manyBids } from '@/mocks/seed-quotes'
import type { Bench } from '@scripts/bench'
import { openPhone, press, whenReadable } from './browser'
import { type Figure, median, ratio } from './goals'

type ListKind = 'offers' | 'orders' | 'bids'

const SHORT = 100
const ENDLESS = 10_000

const lists: Record<ListKind, { entry: string; long: number }> = {
  offers: {
    entry: 'main a[href^="/product/details/"], main a[href^="/setQuantity/"]',
    long: 2000,
  },
  orders: { entry: 'main a[href^="/order/singleorderDetails/"]', long: 1000 },
  bids: { entry: 'main h3', long: 1000 },
}

/** Starts a scenario with this many; returns the path on which Savita sees them. */
function showList(provider: Provider, kind: ListKind, count: number): string {
  provider.scenario(kind === 'bids' ? 'default' : `many-${kind}`)
  let path = kind === 'offers' ? '/product/list' : '/order/history'
  provider.update((world) => {
    const savita = world.people[ids.savita]
    if (!savita) throw new Error('Savita is gone')
    if (kind === 'offers') world.products = world.products.slice(0, count)
    if (kind === 'orders') savita.orders = savita.orders.slice(0, count)
    if (kind === 'bids') {
      const quoted = manyBids(savita, count, new Date())
      world.people[ids.savita] = quoted
      const [itemId] = Object.keys(quoted.quotes)
      const order = quoted.orders.find(({ orderItems }) =>
        orderItems.some(({ _id }) => _id === itemId),
      )
      path = `/singleQuoteDetails/${order?._id}/${itemId}`
    }
  })
  return path
}

async function measure(bench: Bench, kind: ListKind, path: string) {
  const { entry } = lists[kind]
  const { context, page, takeNotes } = await openPhone(bench, { cpu: 4 })
  await page.goto(bench.host.origin + path, { waitUntil: 'commit' })
  const readable = await whenReadable(page, entry)
  const painted = readable - (await page.evaluate(() => performance.timeOrigin))
  await page.waitForTimeout(3000)
  let nodes = 0
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, step % 4 === 3 ? -1200 : 4000)
    await page.waitForTimeout(80)
    const now = await page.evaluate(() => document.querySelectorAll('body, body *').length)
    nodes = Math.max(nodes, now)
  }
  const { task } = await takeNotes()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
  await takeNotes()
  if (kind === 'offers') await press(page.getByRole('tab', { name: 'International' }))
  else await press(page.locator(entry).first())
  await page.waitForTimeout(1500)
  const { interaction, task: taskOfTap } = await takeNotes()
  await context.close()
  return { painted, nodes, task: Math.max(task, taskOfTap), tap: interaction }
}

export async function measureLists(bench: Bench): Promise<Figure[]> {
  const { runs, provider, say } = bench
  const figures: Figure[] = []
  for (const label of Object.keys(lists) as ListKind[]) {
    const { long } = lists[label]
    const found: Record<number, Awaited<ReturnType<typeof measure>>[]> = {}
    for (const count of [SHORT, long, ENDLESS]) {
      const path = showList(provider, label, count)
      found[count] = []
      for (let run = 0; run < (count === ENDLESS ? 1 : runs); run += 1)
        found[count]?.push(await measure(bench, label, path))
      say(`${count} ${label}: ${JSON.stringify(found[count])}`)
    }
    const middle = (count: number, name: 'painted' | 'nodes' | 'task' | 'tap') =>
      median((found[count] ?? []).map((run) => run[name]))
    const painted = ratio(middle(long, 'painted'), middle(SHORT, 'painted'))
    figures.push(
      { goal: 7, limit: 'painted (×)', how: 'painted, to 100', label, value: painted },
      { goal: 7, limit: 'nodes', how: 'DOM nodes', label, value: middle(long, 'nodes') },
      { goal: 7, limit: 'tap (ms)', how: 'tap (ms)', label, value: middle(long, 'tap') },
      { goal: 8, limit: 'task (ms)', how: 'task (ms)', label, value: middle(ENDLESS, 'task') },
    )
  }
  return figures
}
