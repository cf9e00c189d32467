/** Searching, sorting and filtering offers. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA } from './support/steps'

const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('link')

test('an offer is found by its Marathi name, and the search is kept on coming back', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/product/list')
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

test('offers are sorted and filtered, and an empty search offers other deal types', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/product/list?q=कॉफी')
  await expect(page.getByText('No offers match')).toBeVisible()
  await page.getByRole('button', { name: 'See 1 in Stock' }).click()
  await expect(tiles(page)).toHaveText(/Coffee Robusta Cherry/)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Duration')
  await expect(tiles(page).first()).toContainText('Lemon Kagzi')
  await page.getByRole('button', { name: 'Within ₹10,000' }).click()
  await expect(tiles(page)).toHaveCount(6)
  await expect(page).toHaveURL('/product/list?sort=duration&within=1')
})
