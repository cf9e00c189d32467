/**
 * A picture of every screen in its states and languages, compared with those of the last
 * `--update-snapshots` (docs/qa.md). All of them are attached to Playwright's HTML report.
 */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { type Place, placesOfScenarios } from './support/screen-paths'
import {
  full,
  inScenario,
  isNotFound,
  languages,
  openPlace,
  people,
  picturesAreThere,
  type State,
  states,
} from './support/states'
import { SAVITA } from './support/steps'

/** A Monday noon in the season. */
const NOW = Date.parse('2026-11-23T12:00:00+05:30')

test.use({
  viewport: { width: Number(process.env.SCREENS_WIDTH ?? '390'), height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
})

interface Tour {
  name: string
  lang: string
  places: readonly Place[]
  state: State
}

const asOpened = (places: readonly Place[]) =>
  places.map((place) => ({ ...place, sendsForm: false }))

const tours: Tour[] = [
  ...languages.flatMap(({ language, lang }) =>
    people.map(({ who, of }) => ({
      name: `${language}, ${who}`,
      lang,
      places: asOpened(of),
      state: full,
    })),
  ),
  ...people.map(({ who, of }) => ({
    name: `forms sent empty, ${who}`,
    lang: 'en',
    places: of.filter(({ sendsForm }) => sendsForm),
    state: full,
  })),
  ...Object.entries(states)
    .filter(([, state]) => state !== full)
    .flatMap(([name, state]) =>
      people.map(({ who, of }) => ({
        name: `${name}, ${who}`,
        lang: 'en',
        // A step that is walked to is only there when its screen is full.
        places: asOpened(of.filter(({ walk }) => !walk)),
        state,
      })),
    ),
  ...placesOfScenarios.map(({ scenario, places }) => ({
    name: `scenario ${scenario}`,
    lang: 'en',
    places,
    state: inScenario(scenario),
  })),
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

for (const { name, lang, places, state } of tours)
  test(name, async ({ app, page, context, baseURL }) => {
    test.setTimeout(900_000)
    await freeze(page)
    await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
    await state.arrange(app)
    if (places[0]?.signedIn) await app.signedInAs(SAVITA.mobileNo)
    for (const place of places) {
      await openPlace(page, place, state.isThere)
      // What another person's address leads to is the same page everywhere.
      if (place.path !== '/nowhere' && (await isNotFound(page))) continue
      if (state !== states.loading) await picturesAreThere(page)
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
