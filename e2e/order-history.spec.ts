/** The order history's files. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { savedFile } from './support/steps'

test('both invoices are readable PDF files', async ({ app, page }) => {
  await app.openAsSavita('/order/singleorderDetails/66d000000000000000000061?saleOnly=true')
  const purchase = await savedFile(page, 'Download Purchase Invoice')
  expect(purchase.name).toBe('SD2026-000061.pdf')
  const bought = purchase.content.toString('latin1')
  expect(bought).toMatch(/^%PDF-1\.\d\n/)
  expect(bought).toContain('Order: SD2026-000061')
  expect(bought).toContain('Total: Rs. 11306.00')

  await page.getByRole('link', { name: /Onion Lasalgaon/ }).click()
  await expectScreen(page, '/order/singleProductDetails/:orderId/:itemId', 'Product details')
  const sale = await savedFile(page, 'Sales Invoice')
  expect(sale.name).toMatch(/^SL2026-\d+\.pdf$/)
  const sold = sale.content.toString('latin1')
  expect(sold).toMatch(/^%PDF-1\.\d\n/)
  expect(sold).toContain('Sold to: Godavari Agro Foods')
  expect(sold).toContain('Total: Rs. 12375.00')
})
