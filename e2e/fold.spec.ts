/** The fold rule (docs/design.md) where words are the highest; other languages: fold.nightly.ts. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { foldTests, heights, ITEM, ORDER } from './support/fold'
import { expectInView, SAVITA } from './support/steps'

foldTests('hi')

const lists = [
  '/home',
  '/history',
  '/product/list',
  '/quotes',
  '/history/money',
  '/statement',
  '/profile/referral/list',
  '/help/support/queries',
  '/cart',
]

test('320px: what failed offers to try again above the bar, and is as high as the window', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await app.faults([{ call: '*', kind: 'status', status: 503 }])
  await app.signedInAs(SAVITA.mobileNo)
  for (const path of lists) {
    await page.goto(path)
    await expectInView(page.getByRole('button', { name: 'Try again' }), path)
  }
  // Below the status strip.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640)
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  // FND-7.
  test('ten orders and eight bids are in view', async ({ app, page }) => {
    await app.scenario('many-quotes')
    await app.openAsSavita('/quotes')
    const orders = page.getByRole('main').getByRole('link', { name: /₹/ })
    await expectInView(orders.nth(9))
    await app.scenario('many-bids')
    await page.goto(`/singleQuoteDetails/${ORDER}/${ITEM}`)
    const bids = page.getByRole('button', { name: 'Confirm Sell' })
    await expectInView(bids.nth(7))
    expect(await heights(bids.nth(1))).toEqual([48])
  })
})
