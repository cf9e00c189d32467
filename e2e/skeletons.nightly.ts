/** A skeleton has the heights of its screen: what arrives moves little. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { BIDS, DELIVERY, ORDER, TURMERIC } from './support/payments'
import { SAVITA } from './support/steps'

const SOLD = '66d000000000000000000061'
const SOLD_ITEM = '66e000000000000000006101'

/** How far from its placeholder a part may begin (px). */
const NEAR = 16

/** A path, one of its parts, and the place of its placeholder in the skeleton. */
const parts: [path: string, part: string, placeholder: number][] = [
  ['/home', '[role=tabpanel] li', 0],
  ['/home', '[role=tabpanel] li:nth-child(4)', 12],
  ['/product/list', '[role=tabpanel] li', 0],
  ['/product/details/WHT-LOK1-D', 'div:has(> .aspect-square)', 0],
  ['/setQuantity/WHT-LOK1-D', '[role=group]', 4],
  ['/cart', 'article', 2],
  ['/checkout', 'dl', 3],
  [DELIVERY, 'section:has(ol)', 3],
  [`/sell/confirmation/${SOLD}/${SOLD_ITEM}`, 'dl', 1],
  ['/profile', 'div:has(> .size-14)', 0],
  ['/history', 'a:has(h3)', 1],
  ['/order/history', 'a:has(h3)', 1],
  [`/order/singleorderDetails/${ORDER}`, 'a:has(img)', 4],
  [`/order/singleProductDetails/${ORDER}/${TURMERIC}`, 'section', 1],
  ['/quotes', 'section li', 0],
  [`/quoteDetails/${ORDER}`, 'section li', 3],
  [BIDS, 'section li', 5],
  ['/profile/referral', 'article', 3],
  ['/profile/referral/list', 'article', 1],
  ['/help/support/general/Q000117', 'section', 1],
]

const topOf = (page: Page, part: string, at = 0) =>
  page
    .locator('main')
    .locator(part)
    .nth(at)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('a skeleton has the heights of its screen', async ({ app, page, context }) => {
  await app.signedInAs(SAVITA.mobileNo)
  const waiting = await context.newPage()
  await waiting.addInitScript(() =>
    sessionStorage.setItem('sauda.mock.boot', JSON.stringify({ delay: 600_000 })),
  )
  for (const [path, part, placeholder] of parts) {
    await page.goto(path)
    await expect(page.getByText('Loading')).toHaveCount(0)
    const found = await topOf(page, part)
    await waiting.goto(path)
    // Soon: after seconds without an answer, the rows of the offline cache replace the skeleton.
    await expect(async () => {
      const top = await topOf(waiting, '[aria-busy] .skeleton-pulse', placeholder)
      expect(Math.abs(top - found), `${path} ${part}: ${top}, not ${found}`).toBeLessThanOrEqual(
        NEAR,
      )
    }).toPass({ timeout: 5000 })
  }
})
