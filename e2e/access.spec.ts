/** axe finds nothing to mend on any screen that stands. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
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
const toBuy = [
  '/home',
  '/product/list',
  '/product/details/CSH-W320-I',
  '/setQuantity/WHT-LOK1-D',
  '/cart',
  '/checkout',
  '/add/address',
]
const toSell = ['/order/history', '/history', '/quotes']
const ofOnesOwn = [
  '/profile',
  '/profile/update',
  '/update/bankDetails',
  '/help/support/contactUs',
  '/help/support/queries',
  '/help/support/general/Q000117',
  '/profile/referral',
  '/profile/referral/list',
  '/profile/referral/list?tab=referrals',
  '/profile/referral/rewardDetails/66a100000000000000000004',
  '/profile/referral/rewardDetails/single/66a100000000000000000002/66e000000000000000088001',
]

/** What axe finds to mend. */
async function violations(page: Page) {
  // It need not describe at length what is well.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  return (await axe.analyze()).violations
}

/** In one tab: each screen is met as a person meets it, and the mocked provider starts once. */
async function expectUsable(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(await violations(page), path).toEqual([])
  }
}

test('the screens a visitor meets', async ({ app, page }) => {
  await app.world('default')
  await expectUsable(page, open)
})

for (const [what, paths] of [
  ['to buy', toBuy],
  ['to follow and sell', toSell],
  ['of one’s own', ofOnesOwn],
] as const)
  test(`the screens ${what}`, async ({ app, page }) => {
    await app.signedInAs(SAVITA.mobileNo)
    await expectUsable(page, paths)
  })

test('the open address sheet', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the open share sheet, and rewards with their arithmetic', async ({ app, page }) => {
  await app.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile/referral')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  for (const how of await page.getByRole('button', { name: 'How it is worked out' }).all())
    await how.click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Share Referral Code' }).click()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})
