/**
 * Every route has its heading of docs/specification.md, and axe finds no violation where money and
 * words are entered. Every route and state: access.nightly.ts.
 */
import { expect, type Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { routeTable } from '@tests/route-table'
import { test } from './support/app'
import { places } from './support/screen-paths'
import { expectAccessible, SAVITA } from './support/steps'

/** Where axe looks, beside the visitor's screens. */
const examined = [
  '/home',
  '/setQuantity/:sku',
  '/cart',
  '/checkout',
  '/history',
  '/profile/update',
  '/order/singleorderDetails/:id',
  '/singleQuoteDetails/:orderId/:productId',
]

async function expectScreens(page: Page, signedIn: boolean): Promise<void> {
  for (const { route, heading } of routeTable) {
    const pattern = route === '*' ? '/nowhere' : route
    const place = places.find(({ path }) => matchPath(pattern, path.split('?')[0] ?? ''))
    if (!place) throw new Error(`${route} has no place`)
    if (place.signedIn !== signedIn) continue
    await page.goto(place.path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveURL(place.path)
    if (!signedIn || examined.includes(route)) await expectAccessible(page)
  }
}

test('the screens of a visitor', ({ page }) => expectScreens(page, false))

test('the screens of a signed-in person', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await expectScreens(page, true)
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
