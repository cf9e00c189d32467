/** An app left open for days: 500 rounds through ten screens leak no memory. */
import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from './support/app'

const ROUNDS = 500
const MEASURED_EVERY = 50

const round = [
  '/home',
  '/product/list',
  '/product/details/WHT-LOK1-D',
  '/cart',
  '/checkout',
  '/history',
  '/order/history',
  '/order/singleorderDetails/66d000000000000000000104',
  '/quotes',
  '/profile',
]

/** Opens all screens through the router this many times, each after the last has loaded. */
async function goRound(page: Page, times: number): Promise<void> {
  await page.evaluate(
    async ([paths, rounds]) => {
      const heading = () => document.querySelector('main h1')
      async function open(path: string): Promise<void> {
        const before = heading()
        const isThere = () =>
          ![null, before].includes(heading()) &&
          document.querySelector('main [aria-busy=true]') === null
        // Replaces the entry: an endless history would grow the browser's own memory.
        history.replaceState({ idx: 0, key: path }, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        const started = performance.now()
        do {
          await new Promise((resolve) => setTimeout(resolve, 5))
          if (performance.now() - started > 30_000) throw new Error(`${path} never shows`)
        } while (!isThere())
      }
      for (let done = 0; done < rounds; done += 1) {
        for (const path of paths) await open(path)
        // The provider's log is the test's memory, not the app's.
        window.__provider?.clearRequests()
      }
    },
    [round, times] as const,
  )
}

interface Measured {
  nodes: number
  listeners: number
  heap: number
}

async function measure(devtools: CDPSession): Promise<Measured> {
  // Objects with finalizers are freed by a later collection.
  for (let sweep = 0; sweep < 3; sweep += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') }
}

test.use({
  trace: 'off',
  // Code that V8 optimizes counts as memory too, and grows for minutes.
  launchOptions: async ({ launchOptions }, provide) => {
    const { args = [] } = launchOptions
    await provide({ ...launchOptions, args: [...args, '--js-flags=--jitless --no-flush-bytecode'] })
  },
})

test('500 rounds through ten screens keep nodes, listeners and memory where they were', async ({
  app,
  page,
}) => {
  test.setTimeout(3_600_000)
  await app.openAsSavita('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')

  const measured: Measured[] = []
  for (let done = 0; done < ROUNDS; done += MEASURED_EVERY) {
    await goRound(page, MEASURED_EVERY)
    await page.waitForLoadState('networkidle')
    measured.push(await measure(devtools))
    console.log(`${done + MEASURED_EVERY} rounds: ${JSON.stringify(measured.at(-1))}`)
  }

  const half = measured.slice(measured.length / 2 - 1)
  const [first] = half
  const last = half.at(-1)
  if (!first || !last) throw new Error('Nothing was measured')
  expect(last.nodes, 'nodes').toBeLessThanOrEqual(first.nodes)
  expect(last.listeners, 'listeners').toBeLessThanOrEqual(first.listeners)
  expect(last.heap / first.heap, 'heap').toBeLessThanOrEqual(1.02)
})
