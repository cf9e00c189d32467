/** A new version waits until the person accepts it. A page whose code is gone reloads once. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { markDocument, reloadUnderWorker } from './support/device'

const historyCode = () => `**${pathOf('src/features/orders/HistoryScreen.tsx', 'live')}`

/** Counts the page's loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

liveTest('reloads the page once when code is gone', async ({ live, page }) => {
  let isPage = true
  // The host serves the app's page for every path until the page reloads.
  await page.route(historyCode(), (route) =>
    isPage
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.continue(),
  )
  await live.openAsSavita('/profile')
  const loads = countLoads(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isPage = false
  })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByText('Total Purchase')).toBeVisible()
  await expect(page).toHaveURL('/history')
  expect(loads()).toBe(1)
})

liveTest.describe('the installed app', () => {
  liveTest.use({ serviceWorkers: 'allow' })

  liveTest(
    'offers a new version, but not during checkout, and uses it after a tap',
    async ({ live, page }) => {
      await live.openAsSavita('/home')
      await reloadUnderWorker(page)
      live.publish()
      await page.goto('/profile')
      const offer = page.getByText('A new version is ready.')
      await expect(offer).toBeVisible({ timeout: 30_000 })
      await markDocument(page)

      await page.getByRole('link', { name: /Cart, 2 items/ }).click()
      await expect(offer).toBeVisible()
      await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
      await expect(page).toHaveURL('/checkout')
      await expect(page.getByRole('button', { name: 'Proceed', exact: true })).toBeVisible()
      await expect(offer).toHaveCount(0)

      await page.goBack()
      await expect(offer).toBeVisible()
      await expect(page.locator('body')).toHaveAttribute('data-version', 'old')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.locator('body')).not.toHaveAttribute('data-version')
      await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible()
      await expect(offer).toHaveCount(0)
    },
  )
})
