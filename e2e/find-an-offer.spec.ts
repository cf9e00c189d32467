/** Finding an offer. Sorting and filtering: tests/features/catalogue/search.test.tsx. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('link')

test('an offer is found by its Marathi name, and the search is kept on coming back', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/product/list')
  await expectScreen(page, '/product/list', 'Products (domestic)')
  const box = page.getByRole('searchbox', { name: 'Search offers' })
  await box.pressSequentially('kanda', { delay: 30 })
  await expect(tiles(page)).toHaveCount(1)
  await expect(page).toHaveURL('/product/list?q=kanda')

  await tiles(page).click()
  await expectScreen(page, '/product/details/:sku', 'Onion Lasalgaon')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(tiles(page)).toHaveCount(1)
  await expect(box).toHaveValue('kanda')
  await page.reload()
  await expect(tiles(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).not.toHaveURL(/product/)
})
