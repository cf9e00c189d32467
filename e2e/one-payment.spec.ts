/** A payment is one thing: for an order, a rejected order (Reverify) or a delivery (CHK-19). */
import { expect, type Page } from '@playwright/test'
import { liveTest, test } from './support/app'
import { BIDS, DELIVERY } from './support/payments'
import {
  expectPlaced,
  fillTransaction,
  goToFilledTransaction,
  placeOrder,
  press,
} from './support/steps'

const waiting = (page: Page) => page.getByRole('complementary', { name: 'Unfinished payment' })

liveTest(
  'a write that is redirected to a page that answers 200 is no success',
  async ({ live, page }) => {
    await live.openAsSavita('/checkout')
    await page.route('**/purchase/order/place', (route) =>
      route.fulfill({ status: 302, headers: { Location: '/' } }),
    )
    await goToFilledTransaction(page, '412345678901')
    await press(page, 'Submit')
    await expect(page.getByText(/Not sure your order reached us/)).toBeVisible()
    await expect(page.getByText('Verification Pending')).toHaveCount(0)
    expect(live.bodies('placeOrder')).toEqual([])
  },
)

test('an attempt that a gateway answered is only looked for, also after a reload', async ({
  app,
  page,
}) => {
  await app.faults([{ call: 'placeOrder', kind: 'status', status: 502, times: 1 }])
  await app.openAsSavita('/checkout')
  await goToFilledTransaction(page, '412345678901')
  await press(page, 'Submit')
  await expect(page.getByText(/It may still arrive until \d+:\d\d/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/It may still arrive until \d+:\d\d/)).toBeVisible()
  await press(page, 'Submit')
  await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy')
  expect(await app.requests('placeOrder')).toHaveLength(1)

  await page.evaluate(() => window.__provider?.clock(121_000))
  await press(page, 'Submit')
  await expectPlaced(page, '412345678901')
  const bodies = await app.bodies('placeOrder')
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toMatchObject({ transactionId: '412345678901' })
})

test('a payment whose payee was shown stays, while another cart is paid', async ({ app, page }) => {
  await app.openAsSavita('/checkout')
  await goToFilledTransaction(page, '412345678901')
  await page.goto('/cart')
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
    .fill('300')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await placeOrder(page, '512345678902')

  await page.goto('/home')
  await expect(waiting(page)).toContainText('You were paying ₹21,260.78')
  const sides = await waiting(page)
    .locator('a, button')
    .evaluateAll((found) => found.map((link) => link.getBoundingClientRect().left))
  const box = await waiting(page).boundingBox()
  expect(Math.min(...sides)).toBeGreaterThanOrEqual((box?.x ?? 0) + 4)
  await waiting(page).getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel('Transaction ID', { exact: true })).toHaveValue('412345678901')

  await page.goto('/home')
  await press(page, 'I did not pay')
  await press(page, 'Undo')
  await expect(waiting(page)).toContainText('You were paying ₹21,260.78')
  expect(await app.bodies('placeOrder')).toHaveLength(1)
})

test('a rejected delivery that is paid again is not rejected by what was sent', async ({
  app,
  page,
}) => {
  await app.scenario('stores-as-sent')
  await app.openAsSavita(DELIVERY)
  await press(page, 'Proceed')
  const due = await page
    .getByText(/^₹[\d,]+\.\d\d$/)
    .first()
    .textContent()
  await fillTransaction(page, due ?? '', '412345678901')
  await press(page, 'Submit')
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  expect(await app.requests('payDelivery')).toHaveLength(1)
})

test('a delivery payment that is typed and not sent holds back the sale of its item', async ({
  app,
  page,
}) => {
  await app.scenario('stores-as-sent')
  await app.openAsSavita(DELIVERY)
  await press(page, 'Proceed')
  await page.getByLabel('Transaction ID', { exact: true }).fill('412345678901')
  await page.goto(BIDS)
  await page.getByRole('button', { name: 'Confirm Sell' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Its delivery is being paid' })).toBeVisible()
  await press(page, 'Do not sell')
  expect(await app.requests('markQuoteAsSold')).toEqual([])
})
