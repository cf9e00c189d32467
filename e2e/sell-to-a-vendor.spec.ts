/** Selling: quotes → details → bids → confirmation → Back To Quotes. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { savedFile } from './support/steps'

test('a vendor is chosen, and the sale is confirmed', async ({ app, page }) => {
  await app.openAsSavita('/home')
  await page.getByRole('link', { name: 'Quotes' }).click()
  await expectScreen(page, '/quotes', 'Quotes')
  const order = page.getByRole('link', { name: /000104/ })
  await expect(order).toContainText('Best ₹156.125/kg')
  await order.click()
  await expectScreen(page, '/quoteDetails/:id', 'SD2026-000104')
  await page.getByRole('link', { name: /Turmeric Sangli/ }).click()

  await expectScreen(page, '/singleQuoteDetails/:orderId/:itemId', 'Turmeric Sangli')
  const bids = page.getByRole('list', { name: '4 vendor quotes' }).getByRole('listitem')
  await app.delay(1000)
  await bids.nth(1).getByRole('button', { name: 'Confirm Sell' }).click()

  await expectScreen(page, '/sell/confirmation/:orderId/:itemId', 'Sell Confirmation Received')
  // The invoice comes once the order shows the sale, and moves nothing.
  const share = page.getByRole('button', { name: 'Share as a picture' })
  const topOfShare = () => share.evaluate((element) => element.getBoundingClientRect().top)
  const invoice = page.getByRole('button', { name: 'Sales Invoice' })
  await expect(invoice).toHaveCount(0)
  const top = await topOfShare()
  await expect(invoice).toBeVisible()
  expect(await topOfShare()).toBe(top)
  await app.delay(0)
  await expect(page.getByText('Payment Pending')).toBeVisible()
  await expect(page.getByText(/^SL\d{4}-\d{6}$/)).toBeVisible()
  await expect(page.getByText('₹12,100.00')).toBeVisible()
  const [sale, ...more] = await app.requests('markQuoteAsSold')
  expect(more).toEqual([])
  expect(sale?.body).toMatchObject({ price: 151.25, vendorName: 'Krishna Spices' })

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()
  await expect(page.getByText('Krishna Spices')).toBeVisible()

  // Drawn here, with the amount hidden; this browser shares no files.
  await share.click()
  await page.getByRole('checkbox', { name: 'Show the amount' }).uncheck()
  await expect(page.getByRole('img', { name: /Turmeric Sangli\. You earned 5\.64%/ })).toBeVisible()
  const { name, content: png } = await savedFile(page, 'Save the picture')
  expect(name).toBe('sale.png')
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 1080])
  await page.goBack()

  await page.getByRole('button', { name: 'Back To Quotes' }).click()
  await expect(page).toHaveURL('/quotes')
  await expect(page.getByText('Sold to Krishna Spices')).toBeVisible()
})
