/** From an invitation link to one signed-in person, also over a reload. */
import { expect } from '@playwright/test'
import { liveTest, test } from './support/app'
import {
  fillAddress,
  fillPasswords,
  fillPersonal,
  LAKSHMI,
  proceed,
  register,
  step,
  walkToRegister,
} from './support/register'
import { expectScreen } from './support/screens'
import { logIn, press } from './support/steps'

const AGENT = '66a000000000000000000009'

test('registers by invitation and skips the bank; Back does not return; signs in again', async ({
  app,
  page,
}) => {
  await page.goto('/login')
  await page.goto('/register?code=prakash101')
  await expectScreen(page, '/register', 'Enter referral code to join the Referral Program')
  await expect(page.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
  await proceed(page)
  await step(page, 'Personal Details')
  await expect(page.getByLabel('Referral Code')).toBeDisabled()
  await fillPersonal(page)
  await proceed(page)
  await step(page, 'Address')
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi Bai Gond')
  await fillAddress(page)
  await register(page)
  await step(page, 'Bank Details')
  await expect(page).toHaveURL('/register?code=prakash101&step=3')
  await press(page, 'Skip Now')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect((await app.requests('register'))[0]?.body).toMatchObject({ agentId: AGENT })
  expect(await app.requests('updateBankDetails')).toEqual([])
  // /login, the page before, sends a signed-in person home.
  await page.goBack()
  await expect(page).toHaveURL('/home')

  await page.evaluate(() => localStorage.clear())
  await logIn(page, LAKSHMI)
})

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
    const people = Object.values(live.provider.world.people)
    expect(people.filter(({ user }) => user.mobileNo === LAKSHMI.mobileNo)).toHaveLength(1)
  },
)
