/** The tab is dropped while people are in the banking app. */
import { expect } from '@playwright/test'
import { liveTest, test } from './support/app'
import {
  copy,
  expectPlaced,
  fillTransaction,
  goToTransaction,
  SAVITA,
  signIn,
} from './support/steps'

test('step, method and what was typed come back after a reload', async ({ app, page }) => {
  await app.openAsSavita('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()

  await page.getByRole('button', { name: 'Complete Transaction' }).click()
  await page.getByLabel('Enter amount').fill('21,260.78')
  const id = page.getByLabel('Transaction ID', { exact: true })
  await id.fill('UPI-1')
  await page.getByRole('button', { name: 'Show Transaction ID' }).click()
  await page.reload()
  await expect(id).toHaveCSS('-webkit-text-security', 'disc')
  await expect(page.getByLabel('Enter amount')).toHaveValue('21,260.78')
  await expect(id).toHaveValue('UPI-1')

  // Copied in the banking app.
  await copy(page, 'upi-1 ')
  await page.getByRole('button', { name: 'Paste Verify Transaction ID' }).click()
  await expect(page.getByLabel('Verify Transaction ID')).toHaveValue('upi-1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'UPI-1')
  await page.reload()
  await expectPlaced(page, 'UPI-1')
  expect(await app.requests('placeOrder')).toHaveLength(1)
})

liveTest(
  'what was typed comes back when the session ended, too, and the phone ended the app',
  async ({ live, page, context }) => {
    await live.openAsSavita('/checkout')
    await fillTransaction(page, await goToTransaction(page), 'UPI-1')
    live.provider.fault({ call: 'userDetails', kind: 'status', status: 401 })
    await page.reload()
    await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    // The database has it: until then this tab alone does.
    const inTab = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await expect.poll(inTab).not.toContain('UPI-1')
    await page.close()

    live.provider.clearFaults()
    const later = await context.newPage()
    await later.goto('/login')
    await signIn(later, SAVITA)
    await later.goto('/checkout?step=3')
    await expect(later.getByLabel('Transaction ID', { exact: true })).toHaveValue('UPI-1')
  },
)
