/** After a deploy, an open page may request code that is gone: it reloads once. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'

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
