/** Code that does not arrive. Slow answers: tests/app/slow-loading.test.tsx. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'

liveTest('`Try again` reloads a page whose code does not arrive', async ({ live, page }) => {
  await page.clock.install()
  await live.openAsSavita('/profile')
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
