/** From an invitation link to a signed-in person. */
import { expect } from '@playwright/test'
import { liveTest, test } from './support/app'
import {
  fillAddress,
  fillPersonal,
  LAKSHMI,
  proceed,
  register,
  step,
  walkToRegister,
} from './support/register'
import { expectScreen } from './support/screens'
import { signIn } from './support/steps'

const AGENT = '66a000000000000000000009'

test('invitation link, registered, bank skipped, home; Back finds no registration', async ({
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
  await page.getByRole('button', { name: 'Skip Now' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect((await app.requests('register'))[0]?.body).toMatchObject({ agentId: AGENT })
  // /login, the page before, sends a signed-in person home.
  await page.goBack()
  await expect(page).toHaveURL('/home')
})

liveTest('the same, with the bank details saved', async ({ live, page }) => {
  await page.goto('/register?code=PRAKASH101')
  await expect(page.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
  await walkToRegister(page)
  await register(page)
  await step(page, 'Bank Details')
  await page.getByLabel('Account Holder Name').fill('Lakshmi Bai Gond')
  await page.getByLabel('Bank Name').fill('Satpura Gramin Bank')
  await page.getByLabel('Account Number', { exact: true }).fill('000456780003')
  await page.getByLabel('Confirm Account Number').fill('000456780003')
  await page.getByLabel('IFSC Code').fill('DEMO0004403')
  await page.getByLabel('Branch Name').fill('Betul')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/home')
  const person = Object.values(live.provider.world.people).find(
    ({ user }) => user.mobileNo === LAKSHMI.mobileNo,
  )
  expect(person?.user).toMatchObject({
    agentId: { _id: AGENT },
    bankDetails: { userName: 'Lakshmi Bai Gond', accNo: '000456780003' },
  })
  expect(person?.addresses).toMatchObject([{ city: 'Betul', pincode: '460001' }])
})

test('a wrong code is said to be wrong, blocks nothing, and names no agent', async ({
  app,
  page,
}) => {
  await page.goto('/register?code=NOBODY0000')
  await expect(page.getByText('Enter valid Referral Id')).toBeVisible()
  await walkToRegister(page)
  await expect(page.getByText('Enter valid Referral Id')).toBeHidden()
  await register(page)
  await step(page, 'Bank Details')
  expect((await app.requests('register'))[0]?.body).not.toHaveProperty('agentId')
})

test('who is registered already is told so, and logs in with the number typed', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'New User' }).click()
  await page.getByRole('button', { name: 'Skip Now' }).click()
  await step(page, 'Personal Details')
  await expect(page.getByText('No referral code')).toBeVisible()
  await fillPersonal(page, '9876543210')
  await proceed(page)
  await expect(page.getByRole('alert')).toHaveText('Mobile number already registered')
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'Login Now' }).click()
  await expectScreen(page, '/login', 'Login')
  await expect(page.getByLabel('Mobile Number')).toHaveValue('9876543210')
  await page.getByLabel('Password', { exact: true }).fill('farmer1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

test('registered, logged out, and in again with the new password', async ({ page }) => {
  await page.goto('/register')
  await walkToRegister(page)
  await register(page)
  await step(page, 'Bank Details')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await signIn(page, LAKSHMI)
})
