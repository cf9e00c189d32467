/** axe finds nothing to mend on any screen that stands. */
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { test } from './support/app'
import { SAVITA } from './support/steps'

const open = [
  '/',
  '/login',
  '/register',
  '/forgot/password',
  '/forgot/password/otp/9876543210',
  '/reset/password/66a000000000000000000001',
  '/help/support',
  '/nowhere',
]
const signedIn = [
  '/home',
  '/product/list',
  '/product/details/CSH-W320-I',
  '/setQuantity/WHT-LOK1-D',
  '/cart',
  '/checkout',
  '/add/address',
  '/update/bankDetails',
  '/order/history',
  '/history',
  '/quotes',
  '/profile',
  '/profile/update',
  '/help/support/contactUs',
  '/help/support/queries',
  '/help/support/general/Q000117',
  '/profile/referral',
  '/profile/referral/list',
  '/profile/referral/list?tab=referrals',
  '/profile/referral/rewardDetails/66a100000000000000000004',
  '/profile/referral/rewardDetails/single/66a100000000000000000002/66e000000000000000088001',
]

for (const path of open) {
  test(`${path}, for a visitor`, async ({ app, page }) => {
    await app.world('default')
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

for (const path of signedIn) {
  test(`${path}, signed in`, async ({ app, page }) => {
    await app.signedInAs(SAVITA.mobileNo)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test('the open address sheet', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the open share sheet, and rewards with their arithmetic', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile/referral')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  for (const how of await page.getByRole('button', { name: 'How it is worked out' }).all())
    await how.click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Share Referral Code' }).click()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
