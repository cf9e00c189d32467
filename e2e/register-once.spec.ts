/** Whatever becomes of the network, the page or the finger: one person, and nothing typed is lost. */
import { expect } from '@playwright/test'
import { type LiveApp, liveTest, test } from './support/app'
import {
  fillPasswords,
  fillPersonal,
  LAKSHMI,
  register,
  step,
  walkToRegister,
} from './support/register'

const registered = (live: LiveApp) =>
  Object.values(live.provider.world.people).filter(({ user }) => user.mobileNo === LAKSHMI.mobileNo)
    .length

test('Proceed and Register tapped ten times ask and register once', async ({ app, page }) => {
  const tapTenTimes = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click()
    })
  await app.delay(200)
  await page.goto('/register')
  await tapTenTimes('Proceed')
  await step(page, 'Personal Details')
  await fillPersonal(page)
  await page.goBack()
  await expect(page).toHaveURL('/register')
  await walkToRegister(page)
  await page.goBack()
  await step(page, 'Personal Details')
  await tapTenTimes('Proceed')
  await step(page, 'Address')
  await tapTenTimes('Register')
  await step(page, 'Bank Details')
  expect(await app.requests('userExists')).toHaveLength(2)
  expect(await app.requests('register')).toHaveLength(1)
})

liveTest(
  'reloaded while the registration is on its way: the provider is asked before another try',
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

liveTest(
  'the request never arrived: what was typed stays, and Retry registers once',
  async ({ live, page }) => {
    live.provider.fault({ call: 'register', kind: 'drop', times: 1 })
    await page.goto('/register')
    await walkToRegister(page)
    await register(page)
    await expect(page.getByText('Your last change is not saved yet.')).toBeVisible()
    await expect(page.getByLabel('Pincode')).toHaveValue('460001')
    await page.getByRole('button', { name: 'Retry' }).click()
    await step(page, 'Bank Details')
    expect(registered(live)).toBe(1)
  },
)

test('the phone’s Back goes one step back and loses nothing, the terms first', async ({ page }) => {
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
