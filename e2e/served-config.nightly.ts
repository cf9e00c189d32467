/** `config.json` beside index.html is late, silent, blocked, or gone. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker, untilWorkerActive } from './support/device'
import { complaints, hold } from './support/hold'
import { passwordOf, press, SAVITA } from './support/steps'

const production = {
  VITE_PAYMENT_ACCOUNT_NUMBER: '555500001111',
  VITE_PAYMENT_IFSC: 'PROD0000001',
  VITE_SUPPORT_PHONES: '+91 20 5550 1234',
}

liveTest('the first paint does not wait for it', async ({ live, page }) => {
  live.configure(JSON.stringify(production))
  const release = await hold(page, '**/config.json')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Mobile Number').fill(SAVITA.mobileNo)
  release()
  await passwordOf(page).fill(SAVITA.password)
  await press(page, 'Login')
  await expect(page).toHaveURL('/home')
})

liveTest('the app starts without it when it is never answered', async ({ live, page }) => {
  live.failConfig('silent')
  await page.goto('/login')
  await press(page, 'Login')
  await expect(page.getByText('Enter valid mobile number')).toBeVisible({ timeout: 8000 })
})

liveTest(
  'the app asks for it where an edge keeps the pages’ scripts from running',
  async ({ live, page }) => {
    live.configure(JSON.stringify(production))
    await page.route('/help/support', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('<script>', '<script type="edge-javascript">')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/help/support')
    await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  },
)

liveTest.describe('with the service worker', () => {
  liveTest.use({ serviceWorkers: 'allow' })

  liveTest(
    'a change applies at once, and the last one holds without the host or a network',
    async ({ live, page, context }) => {
      const expectPhone = (phone: string) =>
        expect(page.getByText(phone)).toBeVisible({ timeout: 8000 })
      const lines = complaints(page)
      live.configure(JSON.stringify(production))
      await page.goto('/help/support')
      await expectPhone('+91 20 5550 1234')
      expect(lines).toEqual([])
      await reloadUnderWorker(page)
      await expectPhone('+91 20 5550 1234')
      live.configure(JSON.stringify({ VITE_SUPPORT_PHONES: '+91 20 5550 9999' }))
      await page.reload()
      await expectPhone('+91 20 5550 9999')
      for (const fault of ['unavailable', 'silent'] as const) {
        live.failConfig(fault)
        await page.reload()
        await expectPhone('+91 20 5550 9999')
      }
      await context.setOffline(true)
      await page.reload()
      await expectPhone('+91 20 5550 9999')
    },
  )

  liveTest('the one of installing holds without a network', async ({ live, page, context }) => {
    live.configure(JSON.stringify(production))
    await page.goto('/login')
    await untilWorkerActive(page)
    await context.setOffline(true)
    await page.goto('/help/support')
    await expect(page.getByText('+91 20 5550 1234')).toBeVisible()
  })
})
