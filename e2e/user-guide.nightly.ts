/** As user-guide.spec.ts: a slow download, and every film. */
import { expect, type Page } from '@playwright/test'
import { liveTest as test } from './support/app'

const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'User Guide' })).toBeVisible()

test(
  'a slow download shows its progress, is sent once, and stops when the person leaves',
  { tag: '@chromium' },
  async ({ page, context }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/guides/en.pdf')) asked += 1
    })
    await page.goto('/user/guide')
    await arrived(page)
    // Only the download is to be slow, not the code.
    await page.waitForLoadState('networkidle')
    const network = await context.newCDPSession(page)
    const slow = { offline: false, latency: 0, downloadThroughput: 40_000, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', slow)
    const broken = page.waitForEvent('requestfailed', (request) => request.url().endsWith('en.pdf'))
    await page.getByRole('button', { name: 'Download the guide in English' }).dblclick()
    await expect(page.getByRole('progressbar')).toBeVisible()
    await expect(page.getByText(/^[1-9]\d* of \d+ KB$/)).toBeVisible()
    await page.getByRole('button', { name: 'Download the guide in English' }).click()
    expect(asked).toBe(1)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL('/')
    await broken
  },
)

test('every film can be played', async ({ page }) => {
  await page.goto('/user/guide')
  for (const title of [
    'Buy an offer',
    'Pay and submit the transaction ID',
    'Sell to a vendor',
    'Ask for delivery',
  ]) {
    await page.getByRole('button', { name: `Play ${title}` }).click()
    const video = page.getByLabel(title)
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})
