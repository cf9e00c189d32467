/** CFG-2: error reports name the error and the route, and nothing of the person. */
import { expect, type Page } from '@playwright/test'
import type { World } from '@/mocks/world'
import { liveTest, watchContext } from './support/app'
import { startOtherHost } from './support/other-host'
import { SAVITA, signIn } from './support/steps'

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

/** What identifies Savita and her trade, as the provider has it, and what she may have typed. */
function canariesOf({ people }: World): string[] {
  const savita = people[SAVITA.id]
  const [address] = savita?.addresses ?? []
  if (!savita || !address) throw new Error('Savita has no address')
  const { name, email, bankDetails } = savita.user
  return [
    name,
    SAVITA.mobileNo,
    SAVITA.id,
    email,
    bankDetails?.accNo,
    bankDetails?.ifscCode,
    address.addressLine1,
    address.pincode,
    ORDER,
    'CANARY-UTR-777',
    'Kanari Vyapari',
  ].map((canary) => {
    if (!canary) throw new Error('Savita’s data lack a canary')
    return canary
  })
}

/** Lets each source of a report fail once, with these words in its message. */
async function crash(page: Page, words: string[]): Promise<void> {
  await page.goto('/login')
  await signIn(page, SAVITA)
  await page.goto('/history')
  await page.getByRole('link', { name: /^SD2026-000118/ }).waitFor()
  await page.evaluate((canaries) => {
    void Promise.reject(new TypeError(`No vendor ${canaries.join(', ')} found`))
    setTimeout(() => {
      throw new RangeError(canaries.map((word) => `https://a.example/${word}?q=${word}`).join())
    })
  }, words)
  // The next screen cannot be drawn.
  await page.evaluate(
    ({ canaries, order }) => {
      Date.prototype.getUTCMonth = () => {
        throw new SyntaxError(`"${canaries.join('" "')}" is not valid`)
      }
      document.querySelector<HTMLElement>(`a[href*="${order}"]`)?.click()
    },
    { canaries: words, order: ORDER },
  )
  await expect(page.getByText('ErrorPage')).toBeVisible()
}

test('reports what crashed and where, and nothing of the person', async ({ live, page }) => {
  const collector = await startOtherHost()
  const canaries = canariesOf(live.provider.world)
  live.configure(
    JSON.stringify({ VITE_ERROR_ENDPOINT: `${collector.origin}/errors` }),
    collector.origin,
  )
  await crash(page, canaries)
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
