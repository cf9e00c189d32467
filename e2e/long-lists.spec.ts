/** Thousands of offers: few DOM nodes and a reachable end. More lists: long-lists.nightly.ts. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd } from './support/frames'
import { mostNodesWhileScrolling, openOffers } from './support/long-lists'

// Thousands of entries through a mocked provider in the page itself.
test.slow()

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
