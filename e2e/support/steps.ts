import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** What several tests do the same way. Names are the ones people read. */

export const SAVITA = {
  mobileNo: '9876543210',
  password: 'farmer1',
  id: '66a000000000000000000001',
}
export const RAMESH = { mobileNo: '9876543211', password: 'farmer2' }

/**
 * The field is the app's. Before, the page is a picture of it, which may be drawn anew under what
 * is being typed.
 */
async function lives(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

export async function signIn(page: Page, person: { mobileNo: string; password: string }) {
  await lives(page.getByLabel('Mobile Number'))
  await page.getByLabel('Mobile Number').fill(person.mobileNo)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
}

/**
 * From the order review to the transaction's form, by bank transfer. Returns the amount as shown,
 * `₹1,23,456.00`.
 */
export async function goToTransaction(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
  await page.getByRole('button', { name: 'Complete Transaction' }).click()
  await expect(page.getByLabel('Enter amount')).toBeVisible()
  return (
    (await page
      .getByText(/^₹[\d,]+\.\d\d$/)
      .first()
      .textContent()) ?? ''
  )
}

export async function fillTransaction(page: Page, amount: string, transactionId: string) {
  await page.getByLabel('Enter amount').fill(amount)
  await page.getByLabel('Transaction ID', { exact: true }).fill(transactionId)
  await page.getByLabel('Verify Transaction ID').fill(transactionId)
}

export async function expectPlaced(page: Page, transactionId: string) {
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  await expect(page.getByText(transactionId)).toBeVisible()
  // The steps have left the history by then: Back goes home.
  await expect(page).toHaveURL('/checkout?step=4')
}

/** axe finds no violation; not of the skeleton, which has no heading. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
  // There are no frames: one script in the page does.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  expect((await axe.analyze()).violations, what).toEqual([])
}
