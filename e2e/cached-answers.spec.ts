/** A gateway lets browsers cache answers: no read comes from a cache, and none is left in it. */
import { expect } from '@playwright/test'
import { liveTest } from './support/app'
import { SAVITA, signIn } from './support/steps'

liveTest('after Log Out the browser has cached no answer', async ({ live, page }) => {
  live.setReadHeaders({ 'Cache-Control': 'max-age=600' })
  const reads = new Set<string>()
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(request.url())
  })
  await page.goto('/login')
  await signIn(page, SAVITA)
  for (const path of ['/cart', '/order/history', '/quotes', '/profile']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByRole('link', { name: 'New User' })).toBeVisible()
  expect(reads.size).toBeGreaterThan(4)

  // Takes an answer of any age from the cache; what is not there is asked for.
  live.provider.clearRequests()
  await page.evaluate(
    (urls) =>
      Promise.all(urls.map((url) => fetch(url, { cache: 'force-cache', credentials: 'include' }))),
    [...reads],
  )
  expect(live.provider.requests()).toHaveLength(reads.size)
})
