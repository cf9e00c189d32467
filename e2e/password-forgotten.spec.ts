/** From a forgotten password to a login with a new one. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { expectScreen } from './support/screens'
import { SAVITA, signIn } from './support/steps'

test('a forgotten password is replaced, and the new one opens the app', async ({ app, page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Forgot Password' }).click()
  await expectScreen(page, '/forgot/password', 'Forgot Password?')
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await page.getByRole('button', { name: 'Send Otp' }).click()

  await expect(page).toHaveURL(`/forgot/password/otp/${SAVITA.mobileNo}`)
  await expectScreen(page, '/forgot/password/otp/:mno', 'OTP Verification')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  const otp = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
  await page.keyboard.type('000000')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid OTP')

  await page.getByLabel('Digit 3 of 6').evaluate((box, message) => {
    const data = new DataTransfer()
    data.setData('text', message)
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, `${otp} is your OTP for Sauda.`)
  await page.getByRole('button', { name: 'Verify' }).click()

  await expect(page).toHaveURL(`/reset/password/${SAVITA.id}`)
  await expectScreen(page, '/reset/password/:id', 'Create new password')
  await page.getByLabel('Enter Password').fill('a new one')
  await page.getByLabel('Confirm Password').fill('a new one')
  await page.getByRole('button', { name: 'Verify' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Mobile Number')).toHaveValue(SAVITA.mobileNo)
  await signIn(page, { ...SAVITA, password: 'a new one' })
  const { mobileNo, id } = SAVITA
  expect(await app.bodies('sendOtp')).toEqual([{ mobileNo }])
  const tried = { mobileNo, otp: '000000' }
  expect(await app.bodies('verifyOtp')).toEqual([tried, { mobileNo, otp }])
  expect(await app.bodies('updatePassword')).toEqual([{ userId: id, newPassword: 'a new one' }])
})

test(
  'a phone keyboard corrects the OTP, also by the same digit',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(`/forgot/password/otp/${SAVITA.mobileNo}`)
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
    // A phone's keyboard sends input events without keys.
    for (const digit of '266810') await page.keyboard.insertText(digit)
    await page.getByLabel('Digit 1 of 6').click()
    const keyboard = await page.context().newCDPSession(page)
    for (const text of '246') {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
    }
    await expect(page.getByLabel('Digit 4 of 6')).toBeFocused()
    const digits = page.getByLabel(/^Digit \d of 6$/)
    expect(
      await digits.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value)),
    ).toEqual(['2', '4', '6', '8', '1', '0'])
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(`/reset/password/${SAVITA.id}`)
  },
)

test('Resend waits, also over a reload, then sends', async ({ app, page }) => {
  await page.clock.install()
  await page.goto('/forgot/password')
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await page.getByRole('button', { name: 'Send Otp' }).click()
  const wait = page.getByText(/^You can ask for another OTP in \d+ s$/)
  await expect(wait).toBeVisible()
  await page.reload()
  await expect(wait).toBeVisible()
  const resend = page.getByRole('button', { name: 'Resend' })
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.fastForward(30_000)
  await resend.click()
  const { mobileNo } = SAVITA
  await expect.poll(() => app.bodies('sendOtp')).toEqual([{ mobileNo }, { mobileNo }])
})
