/** A trader's years of orders: the page stays small wherever it is scrolled to. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd } from './support/frames'
import { countNodes, mostNodesWhileScrolling } from './support/nodes'
import { SAVITA } from './support/steps'

// 12 MB of orders through a mocked provider in the page itself: more than a busy machine does in the usual time.
test.slow()

const LOADING = { timeout: 60_000 }

for (const [path, count] of [
  ['/order/history', '10,000 orders'],
  ['/history', '8,750 orders'],
] as const)
  test(`${path} keeps its nodes bounded while scrolling`, async ({ app, page }) => {
    await app.world('many-orders')
    await app.signedInAs(SAVITA.mobileNo)
    await page.goto(path)
    await expect(page.getByText(count)).toBeVisible(LOADING)
    await expect.poll(() => countNodes(page)).toBeLessThan(400)
    expect(await mostNodesWhileScrolling(page)).toBeLessThan(500)

    await scrollToEnd(page)
    await expect(page.locator(`[aria-posinset="${count.replace(/\D/g, '')}"]`)).toBeInViewport()
    expect(await countNodes(page)).toBeLessThan(500)
  })

test('another tab is another list, from its beginning', async ({ app, page }) => {
  await app.world('many-orders')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/history')
  await page.getByRole('tab', { name: 'Sales' }).click(LOADING)
  await expect(page.getByText('1,250 orders')).toBeVisible()
  await expect(page.locator('[aria-posinset="1"]')).toContainText('Profit')
})
