import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectPlaced, fillTransaction } from './support/steps'

test('below ₹99,000 a person may pay by UPI, with the exact amount in the link and the QR code', async ({
  app,
  page,
}) => {
  await app.signedInAs('9876543210')
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await expect(page.getByText(/RuPay credit card/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Open UPI app' })
  await expect(link).toHaveAttribute('href', /^upi:\/\/pay\?/)
  await expect(link).toHaveAttribute('href', /am=21260\.78/)
  await expect(page.getByRole('img', { name: 'QR code to pay ₹21,260.78 by UPI' })).toBeVisible()
  await page.getByRole('button', { name: 'Complete Transaction' }).click()
  await fillTransaction(page, '21260.78', 'UPI-778812')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'UPI-778812')
})
