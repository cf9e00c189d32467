/** Of the order history, under a pointer. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { frames } from './support/frames'

test.describe('under a pointer', () => {
  // A phone has no hover.
  test.use({ hasTouch: false, isMobile: false })

  test('a rejected card "has a red border", also hovered and focused', async ({ app, page }) => {
    await app.scenario('every-order')
    await app.openAsSavita('/history')
    const card = page.getByRole('link', { name: /^SD2026-000315/ })
    const border = () => card.evaluate((element) => getComputedStyle(element).borderColor)
    await expect(card).toBeVisible()
    const red = await border()
    await card.hover()
    await frames(page, 15)
    expect(await border()).toBe(red)
    await card.focus()
    await frames(page, 15)
    expect(await border()).toBe(red)
  })
})
