import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'

test('a person without bank details is led to them and comes back to the checkout', async ({
  app,
  page,
}) => {
  await app.signedInAs('9876543211')
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(
    page.getByText('*Add Your Bank details to receive your payments securely.'),
  ).toBeInViewport()
  await page.getByRole('link', { name: 'Add Your Bank Details' }).click()

  await expectScreen(page, '/update/bankDetails', 'Bank Details')
  await page.getByLabel('Account Holder Name').fill('Ramesh Pawar')
  await page.getByLabel('Bank Name').fill('State Bank of India')
  await page.getByLabel('Account Number', { exact: true }).fill('30001234567')
  await page.getByLabel('Confirm Account Number').fill('30001234567')
  await page.getByLabel('IFSC Code').fill('SBIN0001234')
  await page.getByLabel('Branch Name').fill('Satara')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Complete Transaction' })).toBeVisible()
})
