/**
 * Every route has its heading of docs/specification.md, and axe finds no violation. Every route and
 * state: access.nightly.ts.
 */
import { expect, type Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import { routeTable } from '@tests/route-table'
import { test } from './support/app'
import { places } from './support/screen-paths'
import { expectAccessible, SAVITA } from './support/steps'

async function expectScreens(page: Page, signedIn: boolean): Promise<void> {
  for (const { route, heading } of routeTable) {
    const pattern = route === '*' ? '/nowhere' : route
    const place = places.find(({ path }) => matchPath(pattern, path.split('?')[0] ?? ''))
    if (!place) throw new Error(`${route} has no place`)
    if (place.signedIn !== signedIn) continue
    await page.goto(place.path)
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(page).toHaveURL(place.path)
    await expectAccessible(page)
  }
}

test('the screens of a visitor', ({ page }) => expectScreens(page, false))

test('the screens of a signed-in person', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await expectScreens(page, true)
})

test('open sheets, other themes and a product', async ({ app, page }) => {
  await app.openAsSavita('/setQuantity/WHT-LOK1-D')
  await expectAccessible(page)

  await page.goto('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  await expectAccessible(page, 'the address sheet')

  for (const [theme, path] of [
    ['dark', '/history'],
    ['contrast', '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401'],
  ] as const) {
    await page.context().addCookies([{ name: 'theme', value: theme, url: page.url() }])
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectAccessible(page, `${path}, ${theme}`)
  }
  await page.context().clearCookies({ name: 'theme' })

  await page.goto('/profile/referral')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  for (const how of await page.getByRole('button', { name: 'How it is worked out' }).all())
    await how.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share Referral Code' }).click()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  await expectAccessible(page, 'the share sheet')
})
