/** By keyboard alone: Tab reaches every control of a purchase, none hidden or under a bar. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { enter, tabTo, typeInto } from './support/keyboard'
import { expectPlaced, SAVITA } from './support/steps'

test('a purchase by keyboard alone, from the landing page to the order', async ({ app, page }) => {
  await app.scenario('empty-cart')
  await page.goto('/')
  await enter(page, page.getByRole('link', { name: 'Login' }))
  await typeInto(page, page.getByLabel('Mobile Number'), SAVITA.mobileNo)
  await typeInto(page, page.getByLabel('Password', { exact: true }), SAVITA.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/home')
  await enter(page, page.getByRole('link', { name: 'See All' }))
  await expect(page.getByRole('heading', { name: 'Products (domestic)' })).toBeVisible()
  await enter(page, page.getByRole('link', { name: /Wheat Lokwan/ }))
  await enter(page, page.getByRole('link', { name: 'Buy Now' }))
  await typeInto(page, page.getByLabel('Quantity'), '250.5')
  await enter(page, page.getByRole('button', { name: 'Add To Cart' }))
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await enter(page, page.getByRole('button', { name: 'Proceed to Checkout' }))

  await expect(page).toHaveURL('/checkout')
  await enter(page, page.getByRole('button', { name: 'Change' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()

  await enter(page, page.getByRole('button', { name: 'Proceed', exact: true }))
  await tabTo(page, page.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' })).toBeChecked()
  await enter(page, page.getByRole('button', { name: 'Complete Transaction' }))
  await typeInto(page, page.getByLabel('Enter amount'), '6,671.44')
  await typeInto(page, page.getByLabel('Transaction ID', { exact: true }), 'UTR2026112101')
  await typeInto(page, page.getByLabel('Verify Transaction ID'), 'UTR2026112101')
  await enter(page, page.getByRole('button', { name: 'Submit' }))
  await expectPlaced(page, 'UTR2026112101')
  expect(await app.requests('placeOrder')).toHaveLength(1)
})

test('Tab stays inside an open sheet, and the browser’s Back closes it', async ({ app, page }) => {
  await app.openAsSavita('/profile/referral')
  await enter(page, page.getByRole('button', { name: 'Share Referral Code' }))
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/profile/referral')
  await expect(page.getByRole('button', { name: 'Share Referral Code' })).toBeFocused()
})
