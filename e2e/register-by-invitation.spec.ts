/** From an invitation link to a signed-in person. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { fillAddress, fillPersonal, LAKSHMI, proceed, register, step } from './support/register'
import { expectScreen } from './support/screens'
import { signIn } from './support/steps'

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
  await page.getByRole('button', { name: 'Skip Now' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible()
  expect((await app.requests('register'))[0]?.body).toMatchObject({ agentId: AGENT })
  expect(await app.requests('updateBankDetails')).toEqual([])
  // /login, the page before, sends a signed-in person home.
  await page.goBack()
  await expect(page).toHaveURL('/home')

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await signIn(page, LAKSHMI)
})

test('an invitation outlives its tab, and is offered again', async ({ page, context }) => {
  await page.goto('/register?code=prakash101')
  await expect(page.getByText('Referred by: Prakash Deshmukh')).toBeVisible()
  const later = await context.newPage()
  await page.close()
  await later.goto('/register')
  await expect(later.getByLabel('Referral Code')).toHaveValue('PRAKASH101')
  await later.getByRole('button', { name: 'Skip Now' }).click()
  await expect(later.getByText('No referral code')).toBeVisible()
})
