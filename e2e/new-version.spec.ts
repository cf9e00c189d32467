/** After a deploy a page from before it may ask for code that is gone: it is loaded anew once, and nobody is trapped. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { SAVITA } from './support/steps'

const historyCode = () => `**${pathOf('src/features/orders/HistoryScreen.tsx', 'live')}`

/** How often the page was loaded, from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

liveTest('code that is gone loads the page anew, once', async ({ live, page }) => {
  await live.signedInAs(SAVITA.mobileNo)
  let isPage = true
  // A host that answers every path with the app's page, until the page is loaded anew.
  await page.route(historyCode(), (route) =>
    isPage
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.continue(),
  )
  await page.goto('/profile')
  const loads = countLoads(page)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isPage = false
  })
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.getByText('Total Purchase')).toBeVisible()
  await expect(page).toHaveURL('/history')
  expect(loads()).toBe(1)
})
