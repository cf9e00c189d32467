/** Small phones, landscape, keyboards, cut-outs: every control can be reached on every screen. */
import { expect } from '@playwright/test'
import { test } from './support/app'
import { coveringsOf, expectAboveKeyboard, expectOutsideInsets } from './support/devices'
import { openPlace, overflowOf, people } from './support/states'
import { SAVITA } from './support/steps'

test.setTimeout(600_000)

for (const { who, of } of people) {
  for (const [how, width, height] of [
    ['320px wide', 320, 568],
    ['landscape', 640, 360],
  ] as const)
    test(`${who}, ${how}: every control can be reached`, async ({ app, page }) => {
      await page.setViewportSize({ width, height })
      if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
      for (const place of of) {
        await openPlace(page, place)
        expect.soft(await overflowOf(page), place.path).toEqual([])
        const controls = page.locator('main :is(a[href], button, input, textarea, summary)')
        const met = await coveringsOf(controls, { scrolled: true })
        expect.soft(met.length, place.path).toBeGreaterThan(0)
        expect
          .soft(
            met.filter(({ by }) => by !== null),
            place.path,
          )
          .toEqual([])
      }
    })

  test(`${who}: the keyboard covers neither fields nor buttons`, async ({ app, page }) => {
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    const counts: number[] = []
    for (const place of of) counts.push(await expectAboveKeyboard(page, place))
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
