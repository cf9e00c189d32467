/**
 * A picture of every screen in its states and languages, compared with those of the last
 * `--update-snapshots` (docs/qa.md). All of them are attached to Playwright's HTML report.
 */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import {
  failed,
  full,
  isNotFound,
  languages,
  loading,
  openPlace,
  picturesAreThere,
  type Tour,
  toursIn,
  toursOfScenarios,
} from './support/states'
import { SAVITA } from './support/steps'

/** A Monday noon in the season. */
const NOW = Date.parse('2026-11-23T12:00:00+05:30')

test.use({
  viewport: { width: Number(process.env.SCREENS_WIDTH ?? '390'), height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
})

/** As they open, with what is only there when its screen is full left out. */
const asOpened = (tours: Tour[]) =>
  tours.map((tour) => ({
    ...tour,
    of: tour.of
      .filter(({ walk }) => tour.state === full || !walk)
      .map((place) => ({ ...place, sendsForm: false })),
  }))

const tours: (Tour & { lang: string })[] = [
  ...languages.flatMap(({ language, lang }) =>
    asOpened(toursIn(language, full)).map((tour) => ({ ...tour, lang })),
  ),
  ...[
    ...toursIn('forms sent empty', full).map((tour) => ({
      ...tour,
      of: tour.of.filter(({ sendsForm }) => sendsForm),
    })),
    ...asOpened([...toursIn('loading', loading), ...toursIn('failed', failed)]),
    ...toursOfScenarios,
  ].map((tour) => ({ ...tour, lang: 'en' })),
]

const slug = (text: string) => text.split(/\W+/).filter(Boolean).join('-')

/**
 * Stops the clock, and draws the same random numbers; but never one twice: requests are told apart
 * by it. Playwright's own clock would hold back frames, and with them the app.
 */
async function freeze(page: Page): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, [given = now]: [number?]) => new real(given),
      get: (real, name): unknown => (name === 'now' ? () => now : Reflect.get(real, name)),
    })
    let drawn = 0
    Math.random = () => {
      drawn += 1
      return 0.42 + drawn * 1e-13
    }
  }, NOW)
}

for (const { name, lang, of, state } of tours)
  test(name, async ({ app, page }) => {
    test.setTimeout(900_000)
    await freeze(page)
    await app.setCookie('language', lang)
    await state.arrange(app)
    if (of[0]?.signedIn) await app.signedInAs(SAVITA.mobileNo)
    for (const place of of) {
      await openPlace(page, place, state.isThere)
      // What another person's address leads to is the same page everywhere.
      if (place.path !== '/nowhere' && (await isNotFound(page))) continue
      if (state !== loading) await picturesAreThere(page)
      await test.info().attach(`${name} ${place.path}`, {
        body: await page.screenshot({ animations: 'disabled', type: 'jpeg', quality: 70 }),
        contentType: 'image/jpeg',
      })
      await expect
        .soft(page, place.path)
        .toHaveScreenshot([slug(name), `${slug(place.path) || 'landing'}.png`], {
          maxDiffPixels: 24,
          threshold: 0.06,
        })
    }
  })
