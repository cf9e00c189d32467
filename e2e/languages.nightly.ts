/** Every route in every language at 320px: nothing is too wide or left in English. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { root } from '@scripts/build-folders.mjs'
import { demoEnv } from '@/mocks/demo-env'
import glossary from '@/text/glossary.json' with { type: 'json' }
import { latin } from '@tests/text/latin'
import { test } from './support/app'
import { type Place, routesLeftOut } from './support/screen-paths'
import {
  atRest,
  full,
  languages,
  illegibleIn,
  linesEndingInPoint,
  openEach,
  overflowOf,
  toursIn,
  toursOfScenarios,
} from './support/states'

type Tree = { [key: string]: unknown }

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value as Tree).flatMap(stringsIn) : []
}

const english = new Set(
  stringsIn(JSON.parse(readFileSync(`${root}/src/text/en.json`, 'utf8'))).map((word) =>
    word.toLowerCase(),
  ),
)

/** The page's visible and spoken texts, by lines. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('script, noscript, style, template, svg, [lang=en], [hidden]')) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '')
      // A <wbr> does not part a text.
      const texts = ['']
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.push((texts.pop() ?? '') + node.textContent)
        else if (node.nodeName !== 'WBR') texts.push('')
      }
      found.push(...texts)
    }
    found.push(document.title)
    return found.map((text) => text.trim()).filter(Boolean)
  })
}

/** Cut short as domain/text-cut.ts does it. */
const isCutShort = (text: string, data: string[]) =>
  text.endsWith('...') && data.some((known) => known.startsWith(text.slice(0, -3)))

/** Lines with Latin words that are not data of the scenario. */
function englishIn(texts: string[], data: string[]): string[] {
  return texts.filter((text) => {
    if (isCutShort(text, data)) return false
    const rest = [...data, ...latin].reduce(
      (left, known) => left.replaceAll(known, ' '),
      text.replace(/https?:\S+/g, ' '),
    )
    return /[A-Za-z]{2}/.test(rest)
  })
}

const demoData = Object.values(demoEnv).flatMap((value) => [value, ...value.split(/[,/]/)])

/** Where no word is below 14px, nor wider than its tile. */
const LEGIBLE = ['/home', '/product/details/WHT-LOK1-D', '/cart', '/checkout', '/history']

test('every route has a place', () => {
  expect(routesLeftOut()).toEqual([])
})

for (const { language, lang } of languages)
  test.describe(language, () => {
    test.use({ locale: `${lang}-IN`, viewport: { width: 320, height: 640 } })
    test.setTimeout(300_000)

    for (const { name, of, state } of [...toursIn('full', full), ...toursOfScenarios])
      test(name, async ({ app, page }) => {
        let data: string[] | undefined
        const check = async ({ path }: Place) => {
          // To the end: then a long list is complete.
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          await page.waitForLoadState('networkidle')
          await atRest(page)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          expect.soft(await overflowOf(page), `${path} is too wide`).toEqual([])
          expect.soft(await linesEndingInPoint(page), `${path} breaks after a point`).toEqual([])
          if (lang === 'en' && LEGIBLE.includes(path))
            expect.soft(await illegibleIn(page), `${path} is illegible`).toEqual([])
          if (lang === 'en') return
          data ??= [...stringsIn(await app.state()), ...demoData, 'Sauda']
            .filter((text) => text.length > 1 && !english.has(text.toLowerCase()))
            // Units are data that every language has words for.
            .filter((text) => !Object.hasOwn(glossary.units, text.toLowerCase()))
            .sort((a, b) => b.length - a.length)
          expect.soft(englishIn(await textsOf(page), data), `English on ${path}`).toEqual([])
        }
        await openEach({ app, page }, of, check, state)
      })
  })
