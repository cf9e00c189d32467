/** CFG-2: error reports name the error and the route, and nothing of the person. */
import { expect, type Page } from '@playwright/test'
import { liveTest, watchContext } from './support/app'
import { startOtherHost } from './support/other-host'
import { SAVITA } from './support/steps'

/**
 * The pages of these tests crash on purpose; they still may do nothing that their policy forbids.
 */
const test = liveTest.extend({
  violations: async ({ context }, provide) => {
    const found: string[] = []
    await watchContext(context, {
      onError: () => undefined,
      onViolation: (text) => found.push(text),
    })
    await provide(found)
    expect(found).toEqual([])
  },
})

const ORDER = '66d000000000000000000118'

/** What identifies Savita and her trade, as the provider has it. */
const known = [
  'Savita Jadhav',
  SAVITA.mobileNo,
  SAVITA.id,
  'savita.jadhav@example.com',
  '000123450001',
  'DEMO0002201',
  'Gat No. 214, Jadhav Vasti',
  '422303',
  ORDER,
]
/** And what she may have typed. */
const canaries = [...known, 'CANARY-UTR-777', 'Kanari Vyapari']

/** Lets each source of a report fail once, with these words in its message. */
async function crash(page: Page): Promise<void> {
  await page.goto('/history')
  await page.getByRole('link', { name: /^SD2026-000118/ }).waitFor()
  await page.evaluate((words) => {
    void Promise.reject(new TypeError(`No vendor ${words.join(', ')} found`))
    setTimeout(() => {
      throw new RangeError(words.map((word) => `https://a.example/${word}?q=${word}`).join())
    })
  }, canaries)
  // The next screen cannot be drawn.
  await page.evaluate(
    ({ words, order }) => {
      Date.prototype.getUTCMonth = () => {
        throw new SyntaxError(`"${words.join('" "')}" is not valid`)
      }
      document.querySelector<HTMLElement>(`a[href*="${order}"]`)?.click()
    },
    { words: canaries, order: ORDER },
  )
  await expect(page.getByText('ErrorPage')).toBeVisible()
}

test('reports what crashed and where, and nothing of the person', async ({ live, page }) => {
  const collector = await startOtherHost()
  const savita = JSON.stringify(live.provider.world.people[SAVITA.id])
  for (const canary of known) expect(savita).toContain(canary)
  live.configure(
    JSON.stringify({ VITE_ERROR_ENDPOINT: `${collector.origin}/errors` }),
    collector.origin,
  )
  await live.signedInAs(SAVITA.mobileNo)
  await crash(page)
  await expect.poll(() => collector.requests.length).toBe(3)
  await collector.close()

  const reports = collector.requests.map(({ body }) => JSON.parse(body) as { name: string })
  expect(reports.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: 'RangeError', message: '… No … No …', route: '/history', version: '0.1.0' },
    {
      name: 'SyntaxError',
      message: '… No … is not valid',
      route: '/order/singleorderDetails/:id',
      version: '0.1.0',
    },
    { name: 'TypeError', message: 'No … No … found', route: '/history', version: '0.1.0' },
  ])
  const arrived = JSON.stringify(collector.requests)
  const parts = canaries.flatMap((words) => words.split(/[^\w-]+/))
  for (const canary of parts.filter(({ length }) => length > 2))
    expect(arrived).not.toContain(canary)
})
