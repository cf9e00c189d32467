/**
 * Screens where money and words are entered have their headings, and axe finds no violation. Every
 * route and state: access.nightly.ts.
 */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { openRoute, routesFor } from './support/route-headings'
import { expectAccessible, SAVITA } from './support/steps'

const moneyRoutes = [
  '/home',
  '/setQuantity/:sku',
  '/cart',
  '/checkout',
  '/history',
  '/profile/update',
  '/order/singleorderDetails/:id',
  '/singleQuoteDetails/:orderId/:itemId',
]

test('the screens of a visitor', async ({ page }) => {
  for (const route of routesFor({ signedIn: false })) {
    await openRoute(page, route)
    await expectAccessible(page)
  }
})

test('the screens of a signed-in person', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  const opened = routesFor({ signedIn: true }).filter(({ route }) => moneyRoutes.includes(route))
  expect(opened).toHaveLength(moneyRoutes.length)
  for (const route of opened) {
    await openRoute(page, route)
    await expectAccessible(page)
  }
})

test('open sheets', async ({ app, page }) => {
  await app.openAsSavita('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  await expectAccessible(page, 'the address sheet')

  await page.goto('/profile/referral')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  for (const how of await page.getByRole('button', { name: 'How it is worked out' }).all())
    await how.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share Referral Code' }).click()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  await expectAccessible(page, 'the share sheet')
})
