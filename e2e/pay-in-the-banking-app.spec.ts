/** The tab is dropped, the session ends, or a price changes while people are in the banking app. */
import { expect } from '@playwright/test'
import { liveTest, test } from './support/app'
import { expectPlaced, fillTransaction, goToTransaction, SAVITA } from './support/steps'

test('step, method and what was typed come back after a reload', async ({ app, page }) => {
  await app.signedInAs('9876543210')
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()

  await page.getByRole('button', { name: 'Complete Transaction' }).click()
  await page.getByLabel('Enter amount').fill('21,260.78')
  const id = page.getByLabel('Transaction ID', { exact: true })
  await id.fill('UPI-1')
  await expect(id).toHaveCSS('-webkit-text-security', 'disc')
  await page.getByRole('button', { name: 'Show Transaction ID' }).click()
  await expect(id).toHaveCSS('-webkit-text-security', 'none')
  await page.reload()
  await expect(id).toHaveCSS('-webkit-text-security', 'disc')
  await expect(page.getByLabel('Enter amount')).toHaveValue('21,260.78')
  await expect(id).toHaveValue('UPI-1')

  // Copied in the banking app.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('upi-1 '))
  await page.getByRole('button', { name: 'Paste Verify Transaction ID' }).click()
  await expect(page.getByLabel('Verify Transaction ID')).toHaveValue('upi-1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectPlaced(page, 'UPI-1')
  await page.reload()
  await expectPlaced(page, 'UPI-1')
  expect(await app.requests('placeOrder')).toHaveLength(1)
})

// CHK-10.
liveTest(
  'a paid order is sent as agreed by one press, after the price has changed',
  async ({ live, page }) => {
    await live.signedInAs(SAVITA.mobileNo)
    await page.goto('/checkout')
    await fillTransaction(page, await goToTransaction(page), 'UTR-PAID')
    live.provider.update(({ people, products }) => {
      const lines = people[SAVITA.id]?.cart.map(({ productId }) => productId) ?? []
      for (const offer of [...lines, ...products])
        if (offer.sku === 'WHT-LOK1-D') offer.purchasePrice = 27
    })
    await page.getByRole('button', { name: 'Submit' }).click()
    const asAgreed = { name: 'I have paid ₹21,260.78: send the order as agreed' }
    await page.getByRole('button', asAgreed).click()
    await expectPlaced(page, 'UTR-PAID')
    expect(live.provider.requests('placeOrder').map(({ body }) => body)).toMatchObject([
      { totalAmount: 21260, additionalCharges: 105.78, transactionId: 'UTR-PAID' },
    ])
  },
)
