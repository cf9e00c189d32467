/** A rejected payment: from the history to the form, and pending again. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { fillTransaction, SAVITA } from './support/steps'

const REJECTED = '/order/singleorderDetails/66d000000000000000000097'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

test('needs your action → reverify → pending', async ({ app, page }) => {
  await page.clock.install()
  await app.signedInAs(SAVITA.mobileNo)
  await app.delay(200)
  await page.goto('/history')
  const strip = page.getByRole('region', { name: 'Needs your action' })
  await strip.getByRole('link', { name: /Reverify your payment/ }).click()
  await expect(page).toHaveURL(`${REJECTED}?saleOnly=false`)
  await expect(page.getByRole('heading', { name: 'Verify TransactionId' })).toBeVisible()
  await expect(page.getByText('₹7,055.00')).toBeVisible()

  await fillTransaction(page, '7054', 'UTR-AGAIN')
  await submit(page).click()
  await expect(page.getByText('Please enter the correct amount')).toBeVisible()
  await fillTransaction(page, '7,055', 'UTR-AGAIN')
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click()
  })
  await expect(page.getByText('Your transaction ID has been submitted')).toBeVisible()
  await expect(page.getByText('Verification Pending')).toBeVisible()
  await expect(page.getByText('UTR-AGAIN')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect((await app.requests('reverifyPayment')).map(({ body }) => body)).toEqual([
    { orderId: '66d000000000000000000097', transactionId: 'UTR-AGAIN', status: 'pending' },
  ])
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Your transaction ID has been submitted')).toBeHidden()

  // The form has left the history: one step back is where it began.
  await page.goBack()
  await expect(page).toHaveURL('/history')
  await expect(strip.getByRole('link', { name: /Reverify your payment/ })).toBeHidden()
  await expect(page.getByRole('link', { name: /^SD2026-000097/ })).toContainText(
    'Payment: Verification Pending',
  )
})
