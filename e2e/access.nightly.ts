/**
 * Accessibility of every route: axe finds no violation while loading, full, empty and failed, in
 * every theme, and with forced colours; in each language by turns. Targets are large enough. Larger
 * or spaced text, forced colours and reduced motion hide nothing.
 */
import { expect, type Page } from '@playwright/test'
import { test } from './support/app'
import { brokenWords } from './support/broken-words'
import { night } from './support/night'
import { openRoute, routesFor } from './support/route-headings'
import {
  failed,
  full,
  languages,
  loading,
  openEach,
  overflowOf,
  people,
  toursIn,
  toursOfScenarios,
} from './support/states'
import { expectAccessible, SAVITA, violationsOf } from './support/steps'

test.setTimeout(600_000)

const strained = test.extend({ bypassCSP: true })

/** So high that no sticky bar covers half of a target that could be scrolled free of it. */
const height = 2400

const WHOLE = { width: 1280, height }

const findings = (page: Page, hasHeading = true) =>
  violationsOf(page, {
    'target-size': { enabled: true },
    'page-has-heading-one': { enabled: hasHeading },
  })

test('every route has its heading', async ({ app, page }) => {
  for (const route of routesFor({ signedIn: false })) await openRoute(page, route)
  await page.goto('about:blank')
  await app.signedInAs(SAVITA.mobileNo)
  for (const route of routesFor({ signedIn: true })) await openRoute(page, route)
})

for (const [turn, { name, of, state }] of [
  ...toursIn('full', full),
  ...toursIn('loading', loading),
  ...toursIn('failed', failed),
  ...toursOfScenarios,
].entries()) {
  // In the narrowest column. In three nights each has every language.
  const { language, lang } = languages[(night + turn) % languages.length] ?? languages[0]
  test(`${name}, in ${language}`, async ({ app, page }) => {
    await app.setCookie('language', lang)
    await page.setViewportSize({ width: 320, height })
    const check = async ({ path }: { path: string }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      const hasHeading = state !== loading && state !== failed
      expect.soft(await findings(page, hasHeading), path).toEqual([])
    }
    await openEach({ app, page }, of, check, state)
  })
}

for (const theme of ['dark', 'contrast'])
  for (const { who, of } of people)
    test(`${theme}, ${who}`, async ({ app, page }) => {
      await app.setCookie('theme', theme)
      await page.setViewportSize(WHOLE)
      await openEach({ app, page }, of, async ({ path }) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        expect.soft(await findings(page), path).toEqual([])
      })
    })

/**
 * Controls that take a tap in less than 44px of height or width, with the area around them. Links
 * within a sentence, and what cannot be used now, are left out.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const found: string[] = []
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button:not([aria-disabled=true]), input:not([type=hidden]), select, textarea, [role=tab], summary',
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
      /** How far (px) from its middle a tap still meets it. */
      const reach = (right: number, down: number) => {
        let px = 0
        while (px < LEAST && meets(right * px, down * px)) px++
        return px
      }
      const [across, along] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]
      if (across < LEAST || along < LEAST)
        found.push(`${across}×${along} ${control.outerHTML.slice(0, 120)}`)
    }
    return found
  })
}

/** WCAG 1.4.12. Injected, so these tests bypass the content policy. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

/** Like a browser with this text size (%). */
const large = (size: number) => `html { font-size: ${size}% !important; }`

for (const { who, of } of people) {
  test(`targets are large enough, ${who}`, ({ app, page }) =>
    openEach({ app, page }, of, async ({ path }) =>
      expect.soft(await smallTargets(page), path).toEqual([]),
    ))

  strained(`spaced text and text at 200 % are whole, ${who}`, ({ app, page }) =>
    openEach({ app, page }, of, async ({ path }) => {
      for (const [width, style] of [
        [320, SPACED],
        [390, large(200)],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        const tag = await page.addStyleTag({ content: style })
        expect.soft(await overflowOf(page), `${path}: ${style}`).toEqual([])
        await tag.evaluate((element) => element.parentNode?.removeChild(element))
      }
    }),
  )

  strained(
    `Hindi at 150 % is whole, and no word of it is broken, ${who}`,
    async ({ app, page }) => {
      await app.setCookie('language', 'hi')
      await page.setViewportSize({ width: 320, height: 844 })
      await openEach({ app, page }, of, async ({ path }) => {
        await page.addStyleTag({ content: large(150) })
        expect.soft(await overflowOf(page), path).toEqual([])
        expect.soft(await brokenWords(page), path).toEqual([])
      })
    },
  )

  test(`forced colours and reduced motion keep focus and selection visible, ${who}`, async ({
    app,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.setViewportSize(WHOLE)
    await openEach({ app, page }, of, async ({ path }) => {
      expect.soft(await findings(page), path).toEqual([])
      const moving = await page.evaluate(() => document.getAnimations().length)
      expect.soft(moving, `moving on ${path}`).toBe(0)
      await page.keyboard.press('Tab')
      const outline = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return 'nothing'
        // A field's ring is drawn around its box.
        const around = [focused, focused.closest('[class*=focus-within]')]
        const drawn = around.map((element) => element && getComputedStyle(element).outlineStyle)
        return drawn.find((style) => style && style !== 'none') ?? 'none'
      })
      expect.soft(outline, `the focus on ${path}`).not.toBe('none')
    })
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
