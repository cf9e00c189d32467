/** What comes later moves nothing, and fits its place. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { watchMoves } from './support/frames'

test('a note about items without quotes moves nothing', async ({ app, page }) => {
  await app.scenario('quotes-waiting')
  await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
  const moved = await watchMoves(page)
  await app.openAsSavita('/home')
  await expect(page.getByText('2 items without quotes, at cost')).toBeVisible()
  expect(await moved()).toEqual([])
})

test('the money of an order and of a quote moves nothing', async ({ app, page }) => {
  await app.faults([{ call: 'quoteById', kind: 'slow', delay: 2000 }])
  const moved = await watchMoves(page, 390)
  await app.openAsSavita('/order/singleorderDetails/66d000000000000000000104')
  await expect(page.getByText('₹22,315.00')).toBeVisible()
  expect(await moved()).toEqual([])
  await page.goto('/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401')
  await expect(page.getByText('₹12,490.00')).toBeVisible()
  expect(await moved()).toEqual([])
})

test('a count of four digits stays on one line', async ({ app, page }) => {
  await app.scenario('many-quotes')
  await app.openAsSavita('/home')
  const count = page.getByRole('navigation').getByText('2000').first()
  await expect(count).toBeVisible()
  expect((await count.boundingBox())?.height).toBeLessThan(24)
})

test('nothing below a quantity moves while it is typed', async ({ app, page }) => {
  await app.openAsSavita('/setQuantity/ONI-NSK-D')
  const quantity = page.getByLabel('Quantity', { exact: true })
  const below = page.getByText('Expected Margin', { exact: true })
  const topOf = () => below.evaluate((element) => element.getBoundingClientRect().top)
  await quantity.fill('125')
  const top = await topOf()
  for (const typed of ['', '0', '125.5']) {
    await quantity.fill(typed)
    // No earnings without a quantity, but their place.
    await expect(page.getByText('you may earn')).toBeVisible({ visible: typed === '125.5' })
    expect(await topOf(), typed).toBe(top)
  }
})
