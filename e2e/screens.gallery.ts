/**
 * `npm run gallery`: a picture of every screen in every state and language, for people to look at. scripts/gallery.mjs makes
 * one page of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { buildFolder, root } from '@scripts/build-folders.mjs'
import { type Picture } from '@scripts/gallery/page.mjs'
import { test } from './support/app'
import { type Place, placesOfWorlds } from './support/places'
import {
  atRest,
  full,
  inWorld,
  isNotFound,
  languages,
  openPlace,
  people,
  picturesAreThere,
  showMistakes,
  type State,
  states,
} from './support/states'
import { SAVITA } from './support/steps'

const folder = join(root, buildFolder, 'gallery')
const {
  GALLERY_LANGUAGE: oneLanguage,
  GALLERY_ONLY: only,
  GALLERY_QUICK: isQuick,
  GALLERY_WIDTH: width = '390',
} = process.env
const SHORTEST = 844
const LONGEST = 3000

/** A few, to see that all of it works: a visitor's, a list's and a form's. */
const quickOnes = ['/', '/cart', '/add/address']

const isWanted = ({ path }: Place) =>
  isQuick ? quickOnes.includes(path) : !only || path.split('?')[0] === only

interface Sitting {
  state: string
  how: State
  of: readonly Place[]
  after?: (page: Page) => Promise<void>
}

const withoutForm = (place: Place): Place => ({ ...place, sendsForm: false })

/** A step that is walked to is only there when its screen is full. */
const isOfItsOwn = (how: State) => (place: Place) => how === full || !place.walk

/** The worlds without a thing are looked at where it is missing, below. */
const everywhere = Object.entries(states).filter(([state]) => state !== 'without offers')

const sittings: Sitting[] = [
  ...everywhere.flatMap(([state, how]) =>
    people.map(({ of }) => ({ state, how, of: of.filter(isOfItsOwn(how)).map(withoutForm) })),
  ),
  ...people.map(({ of }) => ({
    state: 'sent empty',
    how: full,
    of: of.filter(({ sendsForm }) => sendsForm),
    after: showMistakes,
  })),
  ...placesOfWorlds
    .filter(({ world }) => world !== 'new-user')
    .map(({ world, places }) => ({ state: world, how: inWorld(world), of: places })),
]

test.use({ viewport: { width: Number(width), height: SHORTEST }, deviceScaleFactor: 2 })

const isSpoken = ({ lang }: { lang: string }) => lang === (isQuick ? 'en' : (oneLanguage ?? lang))

for (const { language, lang } of languages.filter(isSpoken))
  for (const [index, { state, how, of, after }] of sittings.entries()) {
    const wanted = of.filter(isWanted)
    if (wanted.length === 0) continue
    const who = wanted[0]?.signedIn ? 'signed in' : 'a visitor'
    test(`${language}, ${state}, ${who}`, async ({ app, page, context, baseURL }) => {
      test.setTimeout(900_000)
      await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
      await how.arrange(app)
      if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
      const name = `${lang}-${String(index).padStart(2, '0')}`
      const pictures: Picture[] = []
      mkdirSync(join(folder, name), { recursive: true })
      for (const [number, place] of wanted.entries()) {
        await page.setViewportSize({ width: Number(width), height: SHORTEST })
        await openPlace(page, place, how.isThere)
        // What another person's address leads to is the same page everywhere.
        if (place.path !== '/nowhere' && (await isNotFound(page))) continue
        await after?.(page)
        const height = await showWhole(page)
        const file = `${name}/${String(number)}.jpg`
        await page.screenshot({
          path: join(folder, file),
          type: 'jpeg',
          quality: 60,
          animations: 'disabled',
        })
        pictures.push({ path: place.path, state, lang, file, width: Number(width), height })
        // After each, so that those before one that fails are shown.
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(pictures))
      }
    })
  }

/** Makes the screen as high as its page, so that what sticks to its bottom stands there. The height. */
async function showWhole(page: Page): Promise<number> {
  await atRest(page)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(Math.max(whole, SHORTEST), LONGEST)
  await page.setViewportSize({ width: Number(width), height })
  await picturesAreThere(page)
  await atRest(page)
  return height
}
