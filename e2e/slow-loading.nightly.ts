/** A read or a chunk that never arrives: the skeleton offers `Try again` after 15 seconds. */
import { expect, type Page } from '@playwright/test'
import { liveTest } from './support/app'
import { pathOf } from './support/chunks'
import { SAVITA } from './support/steps'

async function tryAgain(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy]')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText('This is taking long.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
}

liveTest(
  '`Try again` aborts the reads without an answer and repeats them',
  async ({ live, page }) => {
    await page.clock.install()
    await live.signedInAs(SAVITA.mobileNo)
    for (const call of ['ordersOfUser', 'userDetails', 'cart'] as const)
      live.provider.fault({ call, kind: 'silence', times: 1 })
    await page.goto('/history')
    await expect.poll(() => live.provider.requests('ordersOfUser').length).toBe(1)
    await tryAgain(page)
    await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
    expect(live.provider.requests('ordersOfUser')).toHaveLength(2)
  },
)

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
  await tryAgain(page)
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
})
