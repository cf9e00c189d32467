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

test('Purchase and Sales list different orders, and each opens its side of an order', async ({
  app,
  page,
}) => {
  await app.openAsSavita('/home')
  await page.getByRole('link', { name: 'History' }).click()
  await expectScreen(page, '/history', 'My Orders')
  const list = page.getByRole('tabpanel')
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'SD2026-000118',
    'SD2026-000104',
    'SD2026-000097',
  ])
  await list.getByRole('link', { name: /^SD2026-000104/ }).click()
  await expect(page).toHaveURL(/\/order\/singleorderDetails\/\w+\?saleOnly=false$/)
  await expectScreen(page, '/order/singleorderDetails/:id', 'Order details')
  await expect(page.getByText('Total Amount')).toBeVisible()

  await page.goBack()
  await page.getByRole('tab', { name: 'Sales' }).click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['SD2026-000061'])
  await list.getByRole('link', { name: /^SD2026-000061/ }).click()
  await expect(page).toHaveURL(/\/order\/singleorderDetails\/\w+\?saleOnly=true$/)
  await expect(page.getByRole('heading', { name: 'Sale details' })).toBeVisible()
  await expect(page.getByText('₹12,375.00').first()).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Sales' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'See where your money is' }).click()
  const byProduct = page.getByRole('table', { name: 'Profit by product' })
  await expect(byProduct.getByRole('row')).toHaveText([
    'Onion Lasalgaon₹1,125.00',
    'Total Profit₹1,125.00',
  ])
})

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

test('an order is found by its product, and copied from a compact row', async ({ app, page }) => {
  await app.openAsSavita('/history')
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
  const box = page.getByRole('searchbox', { name: 'Search orders' })
  await box.pressSequentially('onion')
  await page.getByRole('button', { name: 'See 1 in Sales' }).click()
  await expect(names).toHaveText(['SD2026-000061'])
  await expect(page).toHaveURL('/history?q=onion&tab=sales')
  await page.getByRole('link', { name: /^SD2026-000061/ }).click()
  await expect(page.getByRole('heading', { name: 'Sale details' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(names).toHaveText(['SD2026-000061'])
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('tab', { name: 'Purchase' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active (1)')
  await expect(names).toHaveText(['SD2026-000104'])

  await page.getByRole('button', { name: 'Compact rows' }).click()
  await page.getByRole('button', { name: 'Copy SD2026-000104' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  const row = await page.getByRole('link', { name: /^SD2026-000104/ }).boundingBox()
  expect(row?.height).toBeCloseTo(44, 0)
})
