/** Two tabs without a network. More: without-a-network.spec.ts. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { cachedReads, reloadUnderWorker } from './support/device'
import { SAVITA } from './support/steps'

liveTest.use({ serviceWorkers: 'allow' })

const quantity = (page: Page) =>
  page.getByRole('article', { name: 'Wheat Lokwan' }).getByLabel('Quantity')

liveTest('two tabs send a waiting change once', async ({ live, page, context }) => {
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/cart')
  await expect(quantity(page)).toHaveValue('500')
  await reloadUnderWorker(page)
  await expect.poll(() => cachedReads(page)).toContain('cart')
  await context.setOffline(true)
  await quantity(page).fill('640')
  await expect(page.getByText('Will be saved when online')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(quantity(other)).toHaveValue('640')
  await expect(other.getByText('Will be saved when online')).toBeVisible()

  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(tab.getByText('Will be saved when online')).toHaveCount(0)
    await expect(quantity(tab)).toHaveValue('640')
  }
  expect(live.provider.requests('addToCart')).toHaveLength(1)
})
