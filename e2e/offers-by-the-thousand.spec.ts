/** A market of ten thousand offers and a cart of hundreds: the page stays small, and a person finds the place again. */
import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import { type MockedApp, test } from './support/app'
import { frames, scrollToEnd, settled } from './support/frames'
import { mostNodesWhileScrolling } from './support/nodes'
import { SAVITA } from './support/steps'

// Ten thousand offers through a mocked provider in the page itself: more than a busy machine does in the usual time.
test.slow()

/** The entry in the middle of the window, as soon as one is drawn there, and how far below its top (px). */
async function underTheThumb(page: Page) {
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
  if (!entry) throw new Error('There is nothing under the thumb')
  return entry
}

async function open(
  app: MockedApp,
  page: Page,
  path = '/product/list',
  world: ScenarioName = 'many-offers',
): Promise<void> {
  await app.world(world)
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto(path)
  await expect(page.locator('[aria-posinset="1"]')).toBeVisible({ timeout: 60_000 })
  // The list that follows the window has come, and all of the offers.
  await expect(page.locator('[data-index="0"]')).toBeVisible()
  await expect(page.locator('[aria-setsize="-1"]')).toHaveCount(0)
}

test('the grid stays small while scrolling, and ends with the last offer', async ({
  app,
  page,
}) => {
  await open(app, page)
  expect(await mostNodesWhileScrolling(page, 'main')).toBeLessThan(400)
  await scrollToEnd(page)
  const count = await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')
  await expect(page.locator(`[aria-posinset="${count ?? ''}"]`)).toBeInViewport()
  expect(Number(count)).toBeGreaterThan(3000)
})

test('three stand side by side, in the order of the provider', async ({ app, page }) => {
  await open(app, page)
  const tops = await page
    .locator('[aria-posinset]')
    .evaluateAll((tiles) => tiles.slice(0, 6).map((tile) => tile.getBoundingClientRect()))
  expect(new Set(tops.slice(0, 3).map(({ top }) => top)).size).toBe(1)
  expect(tops[3]?.top).toBeGreaterThan(tops[0]?.bottom ?? Infinity)
  expect(tops[3]?.left).toBe(tops[0]?.left)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
})

test('"It scrolls to top on every route change": an offer, and Back from it', async ({
  app,
  page,
}) => {
  await open(app, page)
  await page.mouse.move(200, 500)
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 1500)
    await frames(page, 3)
  }
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(6000)
  await page.mouse.click(195, 420)
  await expect(page).toHaveURL(/\/product\/details\//)
  await expect(page.getByText('Purchase Price')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport()
  await frames(page, 15)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('an answer with more offers moves nothing under the thumb', async ({ app, page }) => {
  await open(app, page)
  await page.evaluate(() => window.scrollTo(0, 6000))
  const before = await settled(page, () => underTheThumb(page))
  const sizes = page.locator('[aria-setsize]')
  const size = Number(await sizes.first().getAttribute('aria-setsize'))
  await page.evaluate(() => {
    const world = window.__provider?.world
    const last = world?.products.findLast(({ type }) => type === 'domestic')
    if (!world || !last) throw new Error('The world has no offers')
    world.products.push({ ...last, _id: '66f000000000000000000001', sku: 'NEW-1' })
  })
  const asked = (await app.requests('products')).length
  await page.getByRole('tab', { name: 'Domestic' }).evaluate((tab) => {
    if (tab instanceof HTMLElement) tab.click()
  })
  await expect.poll(async () => (await app.requests('products')).length).toBeGreaterThan(asked)
  await expect(sizes.first()).toHaveAttribute('aria-setsize', String(size + 1))
  expect(await settled(page, () => underTheThumb(page))).toEqual(before)
})

test('a cart of 500 lines stays small, and its last line can be changed and removed', async ({
  app,
  page,
}) => {
  await open(app, page, '/cart', 'long-cart')
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
