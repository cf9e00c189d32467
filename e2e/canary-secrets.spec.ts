/** Nothing of a person stays on the device. What leaks of a form: canary-secrets.nightly.ts. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { reloadUnderWorker, wholeOfflineCache } from './support/device'
import { SAVITA, signIn } from './support/steps'

liveTest.use({ serviceWorkers: 'allow' })

liveTest('after Log Out nothing of the person is left on the device', async ({ live, page }) => {
  const words = ['Savita', SAVITA.mobileNo, SAVITA.id, '000123450001', 'SD2026-']
  await page.goto('/login')
  await signIn(page, SAVITA)
  // From here on the worker caches whatever it would cache.
  await reloadUnderWorker(page)
  for (const path of ['/cart', '/order/history', '/quotes', '/profile/update']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.getByLabel('Full Name').fill('Savita R Jadhav')
  await page.goto('/profile')
  expect(Object.keys(await wholeOfflineCache(page))).toEqual(
    expect.arrayContaining(['localStorage authResponse', 'sessionStorage sauda.draft.profile']),
  )
  expect(await page.evaluate(() => caches.keys())).not.toEqual([])
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()

  const left = await wholeOfflineCache(page)
  expect(Object.keys(left).filter((place) => !/^(?:caches|cookies|history)/.test(place))).toEqual(
    [],
  )
  for (const [place, text] of Object.entries(left)) {
    if (place.startsWith('caches')) expect(place).not.toContain(`${live.providerOrigin}/api`)
    for (const word of words) expect(`${place} ${text}`.includes(word), place).toBe(false)
  }
  expect(left.cookies ?? '').toMatch(/^(?:(?:XSRF-TOKEN|language)=[^;]*(?:; |$))*$/)
})
