/**
 * axe finds no violation on the screens of a purchase and a sale. Every route and state:
 * access.nightly.ts.
 */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectAccessible, SAVITA } from './support/steps'

test('the screens of a visitor', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/help/support', '/user/guide']) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test('the screens of a signed-in person, and open sheets', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of [
    '/home',
    '/product/list',
    '/setQuantity/WHT-LOK1-D',
    '/checkout',
    '/history',
    '/quotes',
    '/profile/update',
    '/cart',
  ]) {
    await page.goto(path)
    await expectAccessible(page)
  }
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
