/** A crowd of vendors, and a trader's year of orders: the page stays small and the first screenful comes at once. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { scrollToEnd, settled } from './support/frames'
import { mostNodesWhileScrolling } from './support/nodes'
import { SAVITA } from './support/steps'

test('500 bids: highest first to the last one, in a page that stays small', async ({
  app,
  page,
}) => {
  await app.world('many-bids')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
  await expect(page.getByRole('heading', { name: '500 vendor quotes' })).toBeVisible()
  expect(await mostNodesWhileScrolling(page)).toBeLessThan(450)
  await scrollToEnd(page)
  const last = page.locator('[aria-posinset="500"]')
  await expect(last).toBeVisible()
  await expect(last).toContainText('Loss')
  await last.getByRole('button', { name: 'Confirm Sell' }).click()
  await expect(page.getByRole('heading', { name: 'Sell Confirmation Received' })).toBeVisible()
})

test('2,000 quoted orders: the page stays small, and rows flung past are not asked for', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.world('many-quotes')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/quotes')
  await expect(page.getByRole('heading', { name: '2,000 orders' })).toBeVisible()
  await expect(page.locator('[aria-posinset="1"]')).toContainText('Best ₹')
  // However busy the machine, no row stands still long enough to be looked at.
  await page.clock.pauseAt(Date.now() + 60_000)
  expect(await mostNodesWhileScrolling(page)).toBeLessThan(450)
  await scrollToEnd(page)
  const last = page.locator('[aria-posinset="2000"]')
  await expect(last).toBeInViewport()
  await page.clock.resume()
  await expect(last).toContainText('Best ₹')
  expect((await app.requests('quoteById')).length).toBeLessThan(60)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/quoteDetails\//)
})

test('an order more above the window moves nothing that is in it', async ({ app, page }) => {
  await app.world('many-quotes')
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/quotes')
  await expect(page.locator('[data-index="0"]')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 5000))
  const inSight = () =>
    page.evaluate(() => {
      const entry = document.elementFromPoint(195, 420)?.closest('[aria-posinset]')
      const { top } = entry?.getBoundingClientRect() ?? {}
      return { words: entry?.querySelector('h3')?.textContent, top: Math.round(top ?? 0) }
    })
  await expect.poll(async () => (await inSight()).words).toBeTruthy()
  const before = await settled(page, inSight)
  await page.evaluate((id) => {
    const orders = window.__provider?.world.people[id]?.orders
    const [first] = orders ?? []
    if (!orders || !first) throw new Error('She has no orders')
    orders.unshift({ ...first, _id: '66d0000000000000000fffff', orderId: 'SD2026-NEW' })
  }, SAVITA.id)
  await page.getByRole('button', { name: 'Refresh' }).evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
  })
  await expect(page.getByRole('heading', { name: '2,001 orders' })).toBeAttached()
  expect(await settled(page, inSight)).toEqual(before)
})
