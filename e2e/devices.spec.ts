/** Keyboards over the page. Every form, and cut-outs: devices.nightly.ts. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { actionOf, expectAboveKeyboard } from './support/devices'
import { places } from './support/screen-paths'
import { SAVITA } from './support/steps'

test('the keyboard covers neither the field, nor its error, nor the submit button', async ({
  app,
  page,
}) => {
  await app.signedInAs(SAVITA.mobileNo)
  const paths = ['/add/address', '/checkout?step=3', '/cart']
  const chosen = places.filter(({ path }) => paths.includes(path))
  expect(chosen).toHaveLength(paths.length)
  for (const place of chosen)
    expect(await expectAboveKeyboard(page, place), place.path).toBeGreaterThan(0)
  // Where the browser can, it shrinks the window.
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  )
})

test('the action rises above a keyboard that overlays the page', async ({ app, page }) => {
  // Like Safari: the window keeps its size, and the visual viewport shrinks.
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    Object.defineProperty(window, 'visualViewport', { value: seen })
  })
  await app.openAsSavita('/add/address')
  const save = actionOf(page)
  await page.getByLabel('City').focus()
  const expectAtBottom = () =>
    expect.poll(async () => (await save.boundingBox())?.y).toBeGreaterThan(700)
  const openKeyboard = () =>
    expect(async () => {
      await page.getByLabel('City').focus()
      await page.evaluate(() => {
        Object.assign(visualViewport ?? {}, { height: 500 })
        visualViewport?.dispatchEvent(new Event('resize'))
      })
      const box = await save.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(500)
    }).toPass()
  await expectAtBottom()
  await openKeyboard()
  // Closed by Back, while the field keeps the focus; not every browser tells of it.
  await page.evaluate(() => void Object.assign(visualViewport ?? {}, { height: 844 }))
  await expectAtBottom()
  // What the browser measures may be of a moment before.
  await openKeyboard()
  await page.getByLabel('City').blur()
  await expectAtBottom()
  await openKeyboard()
  // A pinch-zoom is no keyboard.
  await page.evaluate(() => {
    Object.assign(visualViewport ?? {}, { height: 422, scale: 2 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expectAtBottom()
  await page.evaluate(() => void Object.assign(visualViewport ?? {}, { scale: 1 }))
  await openKeyboard()
  await page.getByLabel('City').evaluate((field) => field.remove())
  await expectAtBottom()
})
