/** Thousands of offers and orders: the page stays small, and its end is reached. More lists: long-lists.nightly.ts. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd } from './support/frames'
import { countNodes, mostNodesWhileScrolling, openOffers } from './support/long-lists'
import { SAVITA } from './support/steps'

// Ten thousand entries through a mocked provider in the page itself.
test.slow()

test('the grid of offers stays small while scrolling, in threes, to the last offer', async ({
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

test('10,000 orders stay small while scrolling', async ({ app, page }) => {
  await app.scenario('many-orders')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/order/history')
  await expect(page.getByText('10,000 orders')).toBeVisible({ timeout: 60_000 })
  await expect.poll(() => countNodes(page)).toBeLessThan(400)
  expect(await mostNodesWhileScrolling(page)).toBeLessThan(500)
  await scrollToEnd(page)
  await expect(page.locator('[aria-posinset="10000"]')).toBeInViewport()
})
