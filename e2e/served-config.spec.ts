/** One build for many environments: `config.json` beside index.html configures it. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker } from './support/device'
import { complaints, hold } from './support/hold'
import { SAVITA } from './support/steps'

const production = {
  VITE_PAYMENT_ACCOUNT_NUMBER: '555500001111',
  VITE_PAYMENT_IFSC: 'PROD0000001',
  VITE_SUPPORT_PHONES: '+91 20 5550 1234',
}

liveTest('its values apply from the first screen on', async ({ live, page }) => {
  const lines = complaints(page)
  live.configure(JSON.stringify(production))
  await page.goto('/help/support')
  await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  live.provider.scenario('full-cart')
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Proceed', exact: true }).click()
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
  for (const text of ['555500001111', 'PROD0000001', 'Test Bank'])
    await expect(page.getByText(text)).toBeVisible()
  expect(lines).toEqual([])
})

liveTest('the first paint does not wait for it', async ({ live, page }) => {
  live.configure(JSON.stringify(production))
  const release = await hold(page, '**/config.json')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  release()
  await page.getByLabel('Password', { exact: true }).fill(SAVITA.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

liveTest('a malformed value stops the app, and the page names it', async ({ live, page }) => {
  const lines = complaints(page)
  live.configure('{ "VITE_PAYMENT_IFSC": "prod1", "VITE_API_HOST": "api.example.com" }')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'The app cannot start' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([
    'VITE_API_HOST must be an http(s) URL without a trailing slash, or empty',
    'VITE_PAYMENT_IFSC must look like AAAA0XXXXXX, or be empty',
  ])
  expect(lines.join()).toContain('VITE_PAYMENT_IFSC must look like AAAA0XXXXXX')
  live.configure('{}')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})

liveTest('without the file the build’s own values apply', async ({ page }) => {
  await page.route('**/config.json', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Enter valid mobile number')).toBeVisible()
})

liveTest('the app does not start when it fails to load', async ({ page }) => {
  await page.route('**/config.json', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByText('Its configuration could not be loaded.')).toBeVisible()
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Mobile Number')).toBeVisible()
})

liveTest.describe('with the service worker', () => {
  liveTest.use({ serviceWorkers: 'allow' })

  liveTest(
    'it works without a network, and a change applies later',
    async ({ live, page, context }) => {
      live.configure(JSON.stringify(production))
      await page.goto('/help/support')
      await reloadUnderWorker(page)
      live.configure(JSON.stringify({ VITE_SUPPORT_PHONES: '+91 20 5550 9999' }))
      await context.setOffline(true)
      await page.goto('/help/support')
      await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
      await context.setOffline(false)
      await expect
        .poll(async () => {
          await page.reload()
          await expect(page.getByText(/\+91 20 5550 \d+/)).toBeVisible()
          return page.getByText('+91 20 5550 9999').isVisible()
        })
        .toBe(true)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText('+91 20 5550 9999')).toBeVisible()
    },
  )
})
