/** The mocked provider in a real browser. */
import { expect } from '@playwright/test'
import { test } from './support/app'

test('`?scenario=` starts another one, and faults end', async ({ app, page }) => {
  await app.faults([{ call: 'cart', kind: 'status', status: 503, times: 1 }])
  await app.openAsSavita('/product/list?scenario=no-products')
  await expect(page.getByText('No Products Avilable at this time')).toBeVisible()
  await expect(page).toHaveURL('/product/list')
  await expect.poll(async () => (await app.requests('cart')).at(-1)?.status).toBe(200)
})

test('keeps answering when leaving the page was cancelled', async ({ app, page }) => {
  await app.openAsSavita('/home')
  const history = page.getByRole('link', { name: 'History' })
  await expect(history).toBeVisible()
  // The browser fires it before `mailto:` too, or when another link cancels Back.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await history.click()
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})
