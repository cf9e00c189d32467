/** Registers one person, and loses nothing typed, over reloads and Back. */
import { expect } from '@playwright/test'
import { type LiveApp, liveTest, test } from './support/app'
import { fillPasswords, LAKSHMI, register, step, walkToRegister } from './support/register'

const registered = (live: LiveApp) =>
  Object.values(live.provider.world.people).filter(({ user }) => user.mobileNo === LAKSHMI.mobileNo)
    .length

liveTest(
  'a reload during registration: checks with the provider before sending again',
  async ({ live, page }) => {
    const release = live.provider.hold('register')
    await page.goto('/register?code=PRAKASH101')
    await walkToRegister(page)
    await register(page)
    await expect.poll(() => live.provider.requests('register')).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel('Flat no/Building name')).toHaveValue('House 3, Gond Tola')
    await register(page)
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
    await fillPasswords(page)
    await register(page)
    await expect(page.getByRole('alert')).toHaveText('Mobile number already registered')
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    release()
    expect(live.provider.requests('register')).toHaveLength(1)
    expect(registered(live)).toBe(1)
  },
)

test('the phone’s Back closes the terms, then goes one step back, and loses nothing', async ({
  page,
}) => {
  await page.goto('/register')
  await walkToRegister(page)
  await page.getByRole('button', { name: 'Terms and Conditions' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await step(page, 'Address')
  await page.goBack()
  await step(page, 'Personal Details')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret1')
  await page.goForward()
  await step(page, 'Address')
  await expect(page.getByLabel('City')).toHaveValue('Betul')
  await register(page)
  await step(page, 'Bank Details')
  await expect(page).toHaveURL('/register?step=3')
  await page.goForward()
  await expect(page).toHaveURL('/register?step=3')
  await page.reload()
  await step(page, 'Bank Details')
})
