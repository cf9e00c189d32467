/** Coming back to an offer: by a link somebody sent, as a favourite, from a past order. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA, signIn } from './support/steps'

test('a visitor who opens the link of an offer sees that offer after signing in', async ({
  page,
}) => {
  await page.goto('/register?code=SAVITA4210&offer=ONI-NSK-D')
  await expect(page.getByText('Referred by: Savita Jadhav')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expectScreen(page, '/product/details/:sku', 'Onion Lasalgaon')
  await expect(page.getByText('The offer you were sent')).toBeVisible()
})

test('a favourite stands on Home until log-out; a past order is bought again', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/product/details/ONI-NSK-D')
  await page.getByRole('button', { name: 'Favourite' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  const favourites = page.getByRole('region', { name: 'Your favourites' })
  await expect(favourites.getByRole('link', { name: /Onion/ })).toBeVisible()

  await page.goto('/order/singleorderDetails/66d000000000000000000061?saleOnly=false')
  await page.getByRole('link', { name: /Onion Lasalgaon/ }).click()
  await page.getByRole('link', { name: 'Buy again' }).click()
  await expectScreen(page, '/setQuantity/:sku', 'Select Quantity')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('button', { name: 'Update Cart' })).toBeVisible()

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await signIn(page, SAVITA)
  await expect(page.getByRole('link', { name: /Onion/ }).first()).toBeVisible()
  await expect(favourites).toBeHidden()
})
