/**
 * Accessibility of every route: axe finds no violation while loading, full, empty and failed, at
 * 320 and 500px, in three languages and every theme. Targets are large enough. Larger or spaced
 * text, forced colours and reduced motion hide nothing.
 */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { brokenWords } from './support/broken-words'
import { openRoute, routesFor } from './support/route-headings'
import { full, languages, openPlace, overflowOf, people, stands, states } from './support/states'
import { expectAccessible, SAVITA } from './support/steps'

test.setTimeout(600_000)

const strained = test.extend({ bypassCSP: true })

/** So high that no sticky bar covers half of a target that could be scrolled free of it. */
const height = 2400

const WHOLE = { width: 1280, height }

/** The violations axe finds, a line each: rule and element. */
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

test('every route has its heading', async ({ app, page }) => {
  for (const route of routesFor({ signedIn: false })) await openRoute(page, route)
  await page.goto('about:blank')
  await app.signedInAs(SAVITA.mobileNo)
  for (const route of routesFor({ signedIn: true })) await openRoute(page, route)
})

for (const { language, lang } of languages)
  for (const [state, { arrange, isThere }] of Object.entries(states))
    for (const { who, of } of people) {
      if (who === 'a visitor' && state === 'without offers') continue
      test(`${language}, ${state}, ${who}`, async ({ app, page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
        await arrange(app)
        if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
        for (const place of of) {
          await page.setViewportSize({ width: 320, height })
          await openPlace(page, place, isThere)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          const hasHeading = isThere === stands || isThere === full.isThere
          expect.soft(await findings(page, hasHeading), `${place.path}, 320px`).toEqual([])
          await page.setViewportSize({ width: 500, height })
          expect.soft(await findings(page, hasHeading), `${place.path}, 500px`).toEqual([])
        }
      })
    }

for (const theme of ['dark', 'contrast'])
  for (const { who, of } of people)
    test(`${theme}, ${who}`, async ({ app, page, context, baseURL }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
      await page.setViewportSize(WHOLE)
      if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
      for (const place of of) {
        await openPlace(page, place)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect.soft(await findings(page), place.path).toEqual([])
      }
    })

/**
 * Controls less than 48px high or wide, with the area around them that takes the tap. Links within
 * a sentence are left out.
 */
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

/** WCAG 1.4.12. Injected, so these tests bypass the content policy. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Like a browser with this text size (%). */
const large = (size: number) => `html { font-size: ${size}% !important; }`

const strains = [
  { name: 'spaced text', style: SPACED, width: 320, lang: 'en', find: overflowOf },
  { name: 'text at 200 %', style: large(200), width: 390, lang: 'en', find: overflowOf },
  {
    name: 'Hindi at 150 %',
    style: large(150),
    width: 320,
    lang: 'hi',
    find: async (page: Page) => [...(await overflowOf(page)), ...(await brokenWords(page))],
  },
]

for (const { who, of } of people) {
  test(`targets are 48px large, ${who}`, async ({ app, page }) => {
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    for (const place of of) {
      await openPlace(page, place)
      expect.soft(await smallTargets(page), place.path).toEqual([])
    }
  })

  for (const { name, style, width, lang, find } of strains)
    strained(
      `${name}, ${who}: nothing is cut off and nothing scrolls sideways`,
      async ({ app, page, context, baseURL }) => {
        await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
        await page.setViewportSize({ width, height: 844 })
        if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
        for (const place of of) {
          await openPlace(page, place)
          await page.addStyleTag({ content: style })
          expect.soft(await find(page), place.path).toEqual([])
        }
      },
    )

  test(`forced colours and reduced motion keep focus and selection visible, ${who}`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.setViewportSize(WHOLE)
    if (who === 'signed in') await app.signedInAs(SAVITA.mobileNo)
    for (const place of of) {
      await openPlace(page, place)
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

test('open sheets', async ({ app, page }) => {
  await app.openAsSavita('/cart')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('link', { name: 'Add address' })).toBeVisible()
  await expectAccessible(page, 'the address sheet')

  await page.goto('/profile/referral')
  await expect(page.getByText('SAVITA4210')).toBeVisible()
  for (const how of await page.getByRole('button', { name: 'How it is worked out' }).all())
    await how.click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Share Referral Code' }).click()
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  await expectAccessible(page, 'the share sheet')
})
