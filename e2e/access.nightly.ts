/**
 * Every route for every hand and eye: axe finds nothing on it while loading, full, empty and failed, 320 and 500px wide, in
 * three languages; what is pressed is large enough; larger and spaced text, forced colours and no motion take nothing away.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type MockedApp, test as journey } from './support/app'
import { overflowOf } from './support/overflow'
import { type Place, places } from './support/places'
import { SAVITA } from './support/steps'

/** A page left in a hurry may leave the update of its mocked provider's worker behind; nothing else may throw. */
const test = journey.extend({
  noUncaughtErrors: async ({ context }, provide) => {
    const errors: Error[] = []
    context.on('weberror', (webError) => errors.push(webError.error()))
    await provide(undefined)
    const own = errors.find(({ message }) => !message.includes('mockServiceWorker'))
    if (own) throw own
  },
})

const strained = test.extend({ bypassCSP: true })

const languages = [
  { language: 'English', lang: 'en' },
  { language: 'Hindi', lang: 'hi' },
  { language: 'Marathi', lang: 'mr' },
]

/** A screen stands; before that, and where nothing came (without a sentence, as specified), there is no heading to ask for. */
const stands = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

interface State {
  arrange: (app: MockedApp) => Promise<void>
  /** Until it is there. */
  isThere: (page: Page, signedIn: boolean) => Promise<void>
}

const states: Record<string, State> = {
  loading: {
    arrange: async (app) => {
      await app.world('default')
      await app.faults([{ call: '*', kind: 'slow', delay: 60_000 }])
    },
    isThere: (page) => expect(page.getByRole('main')).toBeVisible(),
  },
  full: { arrange: (app) => app.world('default'), isThere: stands },
  'for a new person': { arrange: (app) => app.world('new-user'), isThere: stands },
  'without offers': { arrange: (app) => app.world('no-products'), isThere: stands },
  failed: {
    arrange: async (app) => {
      await app.world('default')
      await app.faults([{ call: '*', kind: 'status', status: 503 }])
    },
    isThere: (page, signedIn) =>
      signedIn
        ? expect(
            page
              .getByRole('button', { name: /^(Try again|फिर से कोशिश करें|पुन्हा प्रयत्न करा)$/ })
              .or(page.getByRole('heading', { level: 1 }))
              .first(),
          ).toBeVisible()
        : stands(page),
  },
}

const people = [
  { who: 'a visitor', of: places.filter(({ signedIn }) => !signedIn) },
  { who: 'signed in', of: places.filter(({ signedIn }) => signedIn) },
]

/** What axe finds, a line each: what is wrong, and where. */
async function findings(page: Page, hasHeading = true): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: {
        'target-size': { enabled: true },
        'page-has-heading-one': { enabled: hasHeading },
      },
    })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`),
  )
}

async function open(page: Page, place: Place, isThere: State['isThere'] = stands): Promise<void> {
  await page.goto(place.path)
  await isThere(page, place.signedIn)
  if (place.sendsForm) await page.evaluate(() => document.querySelector('form')?.requestSubmit())
  // What slides and fades is measured where it comes to rest.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Infinity
      return endless || playState !== 'running'
    }),
  )
}

for (const { language, lang } of languages)
  for (const [state, { arrange, isThere }] of Object.entries(states))
    for (const { who, of } of people) {
      if (who === 'a visitor' && state === 'without offers') continue
      test(`${language}, ${state}, ${who}`, async ({ app, page, context, baseURL }) => {
        test.setTimeout(600_000)
        await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
        await arrange(app)
        if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
        for (const place of of) {
          await page.setViewportSize({ width: 320, height: 640 })
          await open(page, place, isThere)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          const hasHeading = isThere === stands
          expect.soft(await findings(page, hasHeading), `${place.path}, 320px`).toEqual([])
          await page.setViewportSize({ width: 500, height: 900 })
          expect.soft(await findings(page, hasHeading), `${place.path}, 500px`).toEqual([])
        }
      })
    }

/** Controls less than 48px high or wide, counting what a finger beside them still meets. Links in the middle of a sentence may be. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACH = 23
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], summary',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (control.closest('[inert], .sr-only')) continue
      if (getComputedStyle(control).display === 'inline') continue
      control.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const [x, y] = [left + width / 2, top + height / 2]
      const meets = (dx: number, dy: number) => {
        const met = document.elementFromPoint(x + dx, y + dy)
        if (!met) return x + dx < 0 || x + dx > innerWidth
        const labelled = met.closest('label')?.control
        return control.contains(met) || met.contains(control) || labelled === control
      }
      const isLarge = [
        [REACH, 0],
        [-REACH, 0],
        [0, REACH],
        [0, -REACH],
      ].every(([dx = 0, dy = 0]) => meets(dx, dy))
      if (!isLarge)
        found.push(`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 120)}`)
    }
    return found
  })
}

/** WCAG 1.4.12. Injected, which the policy refuses to everybody else. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** As a browser does for somebody who set letters of twice the size. */
const LARGE = 'html { font-size: 200% !important; }'

const strains = [
  { name: 'spaced text', style: SPACED, width: 320 },
  { name: 'letters of twice the size', style: LARGE, width: 390 },
]

for (const { who, of } of people) {
  test(`what is pressed is 48px large, ${who}`, async ({ app, page }) => {
    test.setTimeout(300_000)
    await app.world('default')
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    for (const place of of) {
      await open(page, place)
      expect.soft(await smallTargets(page), place.path).toEqual([])
    }
  })

  for (const { name, style, width } of strains)
    strained(
      `${name}, ${who}: nothing is cut off and nothing scrolls sideways`,
      async ({ app, page }) => {
        test.setTimeout(300_000)
        await page.setViewportSize({ width, height: 844 })
        await app.world('default')
        if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
        for (const place of of) {
          await open(page, place)
          await page.addStyleTag({ content: style })
          expect.soft(await overflowOf(page), place.path).toEqual([])
        }
      },
    )

  test(`forced colours and no motion, ${who}: what is chosen and what has the focus still shows`, async ({
    app,
    page,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await app.world('default')
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    for (const place of of) {
      await open(page, place)
      expect.soft(await findings(page), place.path).toEqual([])
      const moving = await page.evaluate(() => document.getAnimations().length)
      expect.soft(moving, `moving on ${place.path}`).toBe(0)
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'nothing'
        // A field's ring is drawn around its box.
        const around = [focused, focused.closest('[class*=focus-within]')]
        const drawn = around.map((element) => element && getComputedStyle(element).outlineStyle)
        return drawn.find((style) => style && style !== 'none') ?? 'none'
      })
      expect.soft(outline, `the focus on ${place.path}`).not.toBe('none')
    }
  })
}
