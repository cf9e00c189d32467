/** No typed secret goes into an address, also while there is no code. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { passwordOf, press, SAVITA, typeLogin } from './support/steps'

// As behind a host that does not send our policy, which forbids forms to be sent.
liveTest.use({ javaScriptEnabled: false, bypassCSP: true })

liveTest('no form puts what was typed into the address', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/login')
  await typeLogin(page)
  await press(page, 'Login')
  await page.waitForLoadState()
  await typeLogin(page)
  await passwordOf(page).press('Enter')
  await page.waitForLoadState()
  await page.goto('/forgot/password')
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await press(page, 'Send Otp')
  await page.waitForLoadState()
  await page.goto('/help/support')
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  await press(page, 'Submit')
  await page.waitForLoadState()
  expect(addresses.filter((address) => /[?#]/.test(address))).toEqual([])
})
