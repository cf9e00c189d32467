/** As user-guide.spec.ts: every film. */
import { expect } from '@playwright/test'
import { liveTest as test } from './support/app'

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
