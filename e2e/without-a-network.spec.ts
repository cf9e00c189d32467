/**
 * Offline: cached screens show their age, and cart changes wait. Orders, sales and payments:
 * tests/features/money-writes.test.tsx.
 */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { cachedReads, reloadUnderWorker } from './support/device'

liveTest.use({ serviceWorkers: 'allow' })

const strip = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' })
const quantity = (page: Page) =>
  page.getByRole('article', { name: 'Wheat Lokwan' }).getByLabel('Quantity')

liveTest(
  'cached screens show their age, and a cart change waits over a reload',
  async ({ live, page, context }) => {
    await live.openAsSavita('/order/history')
    await expect(page.getByText(/SD2026-/).first()).toBeVisible()
    await reloadUnderWorker(page)
    await page.goto('/cart')
    await expect(quantity(page)).toHaveValue('500')
    for (const read of ['orders', 'cart'])
      await expect.poll(() => cachedReads(page)).toContain(read)

    await context.setOffline(true)
    await page.goto('/order/history')
    await expect(page.getByText(/SD2026-/).first()).toBeVisible()
    await expect(strip(page)).toContainText(/As of \d+ \w+ \d{4}, \d+:\d\d\s[ap]m\./)

    await page.getByRole('link', { name: /^Cart/ }).click()
    await quantity(page).fill('640')
    await expect(page.getByText('Will be saved when online')).toBeVisible()
    await page.reload()
    await expect(quantity(page)).toHaveValue('640')
    await expect(strip(page)).toContainText('Your cart changes will be saved when you are online.')
    expect(live.provider.requests('addToCart')).toEqual([])

    await context.setOffline(false)
    await expect(page.getByText('Will be saved when online')).toHaveCount(0)
    await expect(page.getByText(/You are offline|As of|Your cart changes/)).toHaveCount(0)
    await expect.poll(() => live.bodies('addToCart')).toMatchObject([{ productQuantity: 640 }])
  },
)
