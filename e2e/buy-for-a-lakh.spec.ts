import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction } from './support/steps'

test('at or above ₹99,000 only bank transfer is offered', async ({ app, page }) => {
  await app.world('big-cart')
  await app.signedInAs('9876543210')
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'UPI' })).not.toBeChecked()
  await expect(page.getByText('For ₹99,000.00 and above, only bank transfer.')).toBeVisible()
  await page.goBack()
  const amount = await goToTransaction(page)
  await fillTransaction(page, amount, 'NEFT-99000')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'NEFT-99000')
  await expect(page.getByText('Bank Transfer', { exact: true })).toBeVisible()
})
