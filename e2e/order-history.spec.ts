/** Purchases and sales, from the history to one product and its invoices. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { frames } from './support/frames'
import { expectScreen } from './support/screens'

/** Name and text of the file that this button saves. */
async function saved(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const text = await readFile(await download.path(), 'latin1')
  return { name: download.suggestedFilename(), text }
}

test.describe('under a pointer', () => {
  // A phone has no hover.
  test.use({ hasTouch: false, isMobile: false })

  test('a rejected card "has a red border", also hovered and focused', async ({ app, page }) => {
    await app.scenario('every-order')
    await app.openAsSavita('/history')
    const card = page.getByRole('link', { name: /^SD2026-000315/ })
    const border = () => card.evaluate((element) => getComputedStyle(element).borderColor)
    await expect(card).toBeVisible()
    const red = await border()
    await card.hover()
    await frames(page, 15)
    expect(await border()).toBe(red)
    await card.focus()
    await frames(page, 15)
    expect(await border()).toBe(red)
  })
})

test('both invoices are readable PDF files', async ({ app, page }) => {
  await app.openAsSavita('/order/singleorderDetails/66d000000000000000000061?saleOnly=true')
  const purchase = await saved(page, 'Download Purchase Invoice')
  expect(purchase.name).toBe('SD2026-000061.pdf')
  expect(purchase.text).toMatch(/^%PDF-1\.\d\n/)
  expect(purchase.text).toContain('Order: SD2026-000061')
  expect(purchase.text).toContain('Total: Rs. 11306.00')

  await page.getByRole('link', { name: /Onion Lasalgaon/ }).click()
  await expectScreen(page, '/order/singleProductDetails/:orderId/:productId', 'Product details')
  const sale = await saved(page, 'Sales Invoice')
  expect(sale.name).toMatch(/^SL2026-\d+\.pdf$/)
  expect(sale.text).toMatch(/^%PDF-1\.\d\n/)
  expect(sale.text).toContain('Sold to: Godavari Agro Foods')
  expect(sale.text).toContain('Total: Rs. 12375.00')
})
