/** Small phones, landscape, keyboards, cut-outs: every control can be reached on every screen. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { actionOf, coveringsOf, expectAboveKeyboard, expectOutsideInsets } from './support/devices'
import { openEach, overflowOf, people } from './support/states'
import { SAVITA } from './support/steps'

test.setTimeout(600_000)

for (const { who, of } of people) {
  for (const [how, width, height] of [
    ['320px wide', 320, 568],
    ['landscape', 640, 360],
  ] as const)
    test(`${who}, ${how}: every control can be reached`, async ({ app, page }) => {
      await page.setViewportSize({ width, height })
      await openEach({ app, page }, of, async ({ path }) => {
        expect.soft(await overflowOf(page), path).toEqual([])
        const controls = page.locator('main :is(a[href], button, input, textarea, summary)')
        const met = await coveringsOf(controls, { scrolled: true })
        expect.soft(met.length, path).toBeGreaterThan(0)
        const covered = met.filter(({ by }) => by !== null)
        expect.soft(covered, path).toEqual([])
      })
    })

  test(`${who}: the keyboard covers neither fields nor buttons`, async ({ app, page }) => {
    const counts: number[] = []
    await openEach({ app, page }, of, async ({ path }) => {
      counts.push(await expectAboveKeyboard(page, path))
    })
    expect(counts.filter(Boolean).length).toBeGreaterThan(5)
  })
}

for (const how of ['upright', 'turned'] as const)
  test(`${how}, nothing lies under the screen's cut-out`, async ({ app, page }) => {
    await app.signedInAs(SAVITA.mobileNo)
    await expectOutsideInsets(page, how, [
      '/home',
      '/setQuantity/WHT-LOK1-D',
      '/add/address',
      '/profile',
    ])
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
