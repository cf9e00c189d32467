/**
 * Code that does not arrive, and an answer that is shown at once. Slow answers:
 * tests/app/slow-loading.test.tsx.
 */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { SAVITA } from './support/steps'

liveTest('`Try again` reloads a page whose code does not arrive', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const chunk = `**${pathOf('src/features/orders/HistoryScreen.tsx', 'live')}`
  let isHanging = true
  await page.route(chunk, (route) => (isHanging ? undefined : route.continue()))
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(page.locator('main [aria-busy]')).toBeVisible()
  isHanging = false
  await page.clock.fastForward(15_000)
  await expect(page.getByText('This is taking a long time.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})

liveTest('a screen shows as soon as its answer arrives', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  await page.goto('/home')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).tap()
  // 200 ms of the page's time are enough to show it. React's own throttle would take 300.
  let waited = 0
  await expect(async () => {
    if (waited < 200) await page.clock.runFor(10)
    waited += 10
    await expect(page.getByRole('heading', { name: 'My Orders' })).toBeVisible({ timeout: 250 })
  }).toPass()
})
