/**
 * Every route, in every language, looks as it did: e2e/pictures. English has besides what forms say when they are sent
 * empty, and what a screen is without what it is for. Meant to look otherwise? `npm run pictures:screens`.
 */
import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { root } from '@scripts/build-folders.mjs'
import config from './playwright.config'
import { test } from './support/app'
import { type Place, placesOfWorlds } from './support/places'
import {
  full,
  inWorld,
  languages,
  openPlace,
  people,
  picturesAreThere,
  type State,
} from './support/states'
import { SAVITA } from './support/steps'

/** A Monday noon in the season. */
const NOW = Date.parse('2026-11-23T12:00:00+05:30')

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...config.use?.launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: `${root}/e2e/support/fonts.conf` },
  },
})

interface Sitting {
  name: string
  lang: string
  of: readonly Place[]
  how: State
  /** What its pictures have before their names. */
  sign: string
}

const pristine = (place: Place): Place => ({ ...place, sendsForm: false })

const sittings: Sitting[] = [
  ...languages.flatMap(({ language, lang }) =>
    people.map(({ who, of }) => ({
      name: `${language}, ${who}`,
      lang,
      of: of.map(pristine),
      how: full,
      sign: '',
    })),
  ),
  ...people.map(({ who, of }) => ({
    name: `${who}, forms sent empty`,
    lang: 'en',
    of: of.filter(({ sendsForm }) => sendsForm),
    how: full,
    sign: 'sent.',
  })),
  ...placesOfWorlds.map((world) => ({
    name: `signed in, ${world.world}`,
    lang: 'en',
    of: world.places,
    how: inWorld(world.world),
    sign: `${world.world}.`,
  })),
]

/** `order-singleorderDetails-104.png`, as the world `default` numbers its orders. */
const fileOf = ({ sign }: Sitting, { path }: Place) =>
  `${sign}${
    path
      .replace(/[0-9a-f]{21}([0-9a-f]{3})/g, '$1')
      .split(/\W+/)
      .filter(Boolean)
      .join('-') || 'landing'
  }.png`

/**
 * The hour stands, and chance draws the same; but never the same number twice: requests are told apart by it. Playwright's
 * own clock would hold frames back as well, and with them the app.
 */
async function hold(page: Page, hour: number): Promise<void> {
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
  }, hour)
}

for (const sitting of sittings)
  test(sitting.name, async ({ app, page, context, baseURL }) => {
    test.setTimeout(900_000)
    await hold(page, NOW)
    await context.addCookies([{ name: 'language', value: sitting.lang, url: baseURL ?? '' }])
    await sitting.how.arrange(app)
    if (sitting.of[0]?.signedIn) await app.signedInAs(SAVITA.mobileNo)
    for (const place of sitting.of) {
      await openPlace(page, place, sitting.how.isThere)
      await picturesAreThere(page)
      await expect.soft(page, place.path).toHaveScreenshot([sitting.lang, fileOf(sitting, place)], {
        threshold: 0.06,
        maxDiffPixels: 24,
        timeout: 10_000,
      })
    }
  })

test('every picture is one of a screen that is looked at', () => {
  const kept = readdirSync(`${root}/e2e/pictures`, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.png'))
  const taken = sittings.flatMap((sitting) =>
    sitting.of.map((place) => `${sitting.lang}/${fileOf(sitting, place)}`),
  )
  expect(kept.filter((file) => !taken.includes(file))).toEqual([])
})
