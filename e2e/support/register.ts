import { expect, type Page } from '@playwright/test'

/** Shared steps of the registration tests. */

export const LAKSHMI = { mobileNo: '9123456780', password: 'secret1' }

export const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

export const proceed = (page: Page) =>
  page.getByRole('button', { name: 'Proceed', exact: true }).click()

export async function fillPersonal(page: Page, mobileNo = LAKSHMI.mobileNo): Promise<void> {
  await page.getByLabel('Full Name').fill('Lakshmi Bai Gond')
  await page.getByLabel('Mobile Number').fill(mobileNo)
  await fillPasswords(page)
}

export async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(LAKSHMI.password)
  await page.getByLabel('Confirm Password').fill(LAKSHMI.password)
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Flat no/Building name').fill('House 3, Gond Tola')
  await page.getByLabel('City').fill('Betul')
  await page.getByLabel('Pincode').fill('460001')
  await page.getByLabel('I accept the terms and conditions').check()
}

/** Goes from the referral code to the filled address, without tapping Register. */
export async function walkToRegister(page: Page): Promise<void> {
  await proceed(page)
  await step(page, 'Personal Details')
  await fillPersonal(page)
  await proceed(page)
  await step(page, 'Address')
  await fillAddress(page)
}

export const register = (page: Page) => page.getByRole('button', { name: 'Register' }).click()
