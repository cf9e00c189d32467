/** A connection that is dead, which nobody says: no screen waits for it for ever. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA } from './support/steps'

liveTest('what nothing answers for 30 seconds is asked for again', async ({ live, page }) => {
  await page.clock.install()
  await live.signedInAs(SAVITA.mobileNo)
  for (const call of ['ordersOfUser', 'userDetails', 'cart'] as const)
    live.provider.fault({ call, kind: 'silence', times: 1 })
  await page.goto('/history')
  await expect.poll(() => live.provider.requests('ordersOfUser').length).toBe(1)
  await expect(page.locator('main [aria-busy]')).toBeVisible()
  await page.clock.fastForward(29_000)
  expect(live.provider.requests('ordersOfUser')).toHaveLength(1)
  // The app may have begun to wait during these: its page asked before it.
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { name: 'SD2026-000118' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(live.provider.requests('ordersOfUser')).toHaveLength(2)
})
