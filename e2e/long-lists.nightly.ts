/** Long lists: few DOM nodes, a reachable end, and refetches that move nothing in view. */
import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import { type MockedApp, test } from './support/app'
import { frames, scrollToEnd, settled } from './support/frames'
import { BIDS } from './support/payments'

// Thousands of entries through a mocked provider in the page itself.
test.slow()

const LOADING = { timeout: 60_000 }

/** Opens a list of many offers, and waits until it is complete. */
async function openOffers(
  app: MockedApp,
  page: Page,
  path = '/product/list',
  scenario: ScenarioName = 'many-offers',
): Promise<void> {
  await app.scenario(scenario)
  await app.openAsSavita(path)
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-index="0"]')).toBeVisible()
  await expect(page.locator('[aria-setsize="-1"]')).toHaveCount(0)
}

/** The number of elements below `within`. */
function countNodes(page: Page, within = 'html'): Promise<number> {
  return page.evaluate((scope) => document.querySelectorAll(`${scope} *`).length, within)
}

/** The highest number of elements while the page scrolls fast, down and up. */
async function mostNodesWhileScrolling(page: Page, within = 'html'): Promise<number> {
  let most = await countNodes(page, within)
  await page.mouse.move(200, 500)
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, step % 4 === 3 ? -1200 : 4000)
    await frames(page, 1)
    most = Math.max(most, await countNodes(page, within))
  }
  return most
}

/** The entry in the middle of the window and its distance from the top (px). */
async function middleEntry(page: Page) {
  const found = await page.waitForFunction(() => {
    const entry = document.elementFromPoint(195, 420)?.closest('[aria-posinset]')
    return (
      entry && {
        place: Number(entry.getAttribute('aria-posinset')),
        top: Math.round(entry.getBoundingClientRect().top),
      }
    )
  })
  const entry = await found.jsonValue()
  if (!entry) throw new Error('There is no entry in the middle')
  return entry
}

test('the grid of offers has few nodes while scrolling, three columns, and a last offer', async ({
  app,
  page,
}) => {
  await openOffers(app, page)
  const tops = await page
    .locator('[aria-posinset]')
    .evaluateAll((tiles) => tiles.slice(0, 6).map((tile) => tile.getBoundingClientRect()))
  expect(new Set(tops.slice(0, 3).map(({ top }) => top)).size).toBe(1)
  expect(tops[3]?.top).toBeGreaterThan(tops[0]?.bottom ?? Infinity)
  expect(tops[3]?.left).toBe(tops[0]?.left)
  expect(await mostNodesWhileScrolling(page, 'main')).toBeLessThan(400)
  await scrollToEnd(page)
  const count = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')
  await expect(page.locator(`[aria-posinset="${count ?? ''}"]`)).toBeInViewport()
  expect(Number(count)).toBeGreaterThan(3000)
})

test('a refetch with more offers moves nothing in view', async ({ app, page }) => {
  await openOffers(app, page)
  await page.evaluate(() => window.scrollTo(0, 6000))
  const before = await settled(page, () => middleEntry(page))
  const sizes = page.locator('[aria-setsize]')
  const size = Number(await sizes.first().getAttribute('aria-setsize'))
  await page.evaluate(() => {
    const products = window.__provider?.world.products
    const last = products?.findLast(({ type }) => type === 'domestic')
    if (!last) throw new Error('There are no offers')
    products?.push({ ...last, _id: '66f000000000000000000001', sku: 'NEW-1' })
  })
  const asked = (await app.requests('products')).length
  await page.getByRole('tab', { name: 'Domestic' }).evaluate((tab) => {
    if (tab instanceof HTMLElement) tab.click()
  })
  await expect.poll(async () => (await app.requests('products')).length).toBeGreaterThan(asked)
  await expect(sizes.first()).toHaveAttribute('aria-setsize', String(size + 1))
  expect(await settled(page, () => middleEntry(page))).toEqual(before)
})

test('a cart of 500 lines has few nodes, and its last line can be changed and removed', async ({
  app,
  page,
}) => {
  await openOffers(app, page, '/cart', 'long-cart')
  expect(await mostNodesWhileScrolling(page, 'main')).toBeLessThan(400)
  await scrollToEnd(page)
  const last = page.locator('[aria-posinset="500"]')
  await last.getByLabel('Quantity').fill('12')
  await expect(last.getByText('Saved')).toBeVisible()
  await last.getByRole('button', { name: /Remove/ }).click()
  await expect(page.locator('[aria-setsize="499"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[aria-posinset="500"]')).toBeVisible()
})

test('2,000 quoted orders: few nodes, and rows scrolled past quickly send no request', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.scenario('many-quotes')
  await app.openAsSavita('/quotes')
  await expect(page.getByRole('heading', { name: '2,000 orders' })).toBeVisible()
  await expect(page.locator('[aria-posinset="1"]')).toContainText('Best ₹')
  // With the clock stopped, no row is in view long enough to load.
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await mostNodesWhileScrolling(page)).toBeLessThan(450)
  await scrollToEnd(page)
  const last = page.locator('[aria-posinset="2000"]')
  await expect(last).toBeInViewport()
  await page.clock.resume()
  await expect(last).toContainText('Best ₹')
  expect((await app.requests('quoteById')).length).toBeLessThan(60)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/quoteDetails\//)
})

for (const [scenario, path, heading, count, words] of [
  ['many-orders', '/history', '8,750 orders', 8750, 'SD20'],
  ['many-orders', '/order/history', '10,000 orders', 10_000, 'SD20'],
  ['many-rewards', '/profile/referral/list', '2,000 people', 2000, '₹'],
  ['many-queries', '/help/support/queries', '2,000 queries', 2000, 'Query No Q000001'],
  ['many-bids', BIDS, '1,000 vendor quotes', 1000, 'Loss'],
] as const)
  test(`${heading}: few nodes while scrolling, to the last one`, async ({ app, page }) => {
    await app.scenario(scenario)
    await app.openAsSavita(path)
    await expect(page.getByText(heading)).toBeVisible(LOADING)
    await expect.poll(() => countNodes(page)).toBeLessThan(400)
    expect(await mostNodesWhileScrolling(page)).toBeLessThan(500)
    await scrollToEnd(page)
    const last = page.locator(`[aria-posinset="${count}"]`)
    await expect(last).toBeInViewport()
    await expect(last).toContainText(words)
    await last.getByRole('link').or(last.getByRole('button')).first().click()
    if (path === BIDS) await expect(page.getByRole('dialog')).toBeVisible()
    else await expect(page).not.toHaveURL(path)
  })
