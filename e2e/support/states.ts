/** The states of a screen for the nightly tests and screens.pictures.ts. */
import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import type { MockedApp } from './app'
import { type Place, places } from './screen-paths'

export const people = [
  { who: 'a visitor', of: places.filter(({ signedIn }) => !signedIn) },
  { who: 'signed in', of: places.filter(({ signedIn }) => signedIn) },
] as const

export const languages = [
  { language: 'English', lang: 'en' },
  { language: 'Hindi', lang: 'hi' },
  { language: 'Marathi', lang: 'mr' },
] as const

export interface State {
  arrange: (app: MockedApp) => Promise<void>
  /** Waits for the state. */
  isThere: (page: Page, place: Place) => Promise<void>
}

const NOT_FOUND = /^(Page not|पेज नहीं मिला|पेज सापडले नाही)/

/** Waits until the screen has loaded. */
export async function stands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

export const isNotFound = (page: Page) =>
  page.getByRole('heading', { level: 1, name: NOT_FOUND }).isVisible()

/** In the default scenario every place but `/nowhere` is found. */
async function isFull(page: Page, { path }: Place): Promise<void> {
  await stands(page)
  expect(await isNotFound(page), `${path} is not found`).toBe(path === '/nowhere')
}

const tryAgain = (page: Page) =>
  page.getByRole('button', { name: /^(Try again|फिर से कोशिश करें|पुन्हा प्रयत्न करा)$/ })

export const inScenario = (name: ScenarioName): State => ({
  arrange: (app) => app.scenario(name),
  isThere: stands,
})

export const full: State = { arrange: (app) => app.scenario('default'), isThere: isFull }

export const states: Record<string, State> = {
  loading: {
    arrange: async (app) => {
      await app.scenario('default')
      await app.faults([{ call: '*', kind: 'slow', delay: 60_000 }])
    },
    isThere: (page) => expect(page.getByRole('main')).toBeVisible(),
  },
  full,
  'for a new person': inScenario('new-user'),
  'without offers': inScenario('no-products'),
  failed: {
    arrange: async (app) => {
      await app.scenario('default')
      await app.faults([{ call: '*', kind: 'status', status: 503 }])
    },
    isThere: (page, { signedIn }) =>
      signedIn
        ? expect(
            tryAgain(page)
              .or(page.getByRole('heading', { level: 1 }))
              .first(),
          ).toBeVisible()
        : stands(page),
  },
}

/** Waits until animations have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const endless = effect?.getComputedTiming().iterations === Infinity
      return endless || playState !== 'running'
    }),
  )
}

/** Waits until the pictures and videos in view have loaded. */
export async function picturesAreThere(page: Page): Promise<void> {
  await expect(page.getByTestId('video-placeholder')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  )
}

/** Sends a form unchanged, to show its errors. */
async function showErrors(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector('form')?.requestSubmit())
}

/** Opens a place, sends its form if `sendsForm`, and waits until it is still. */
export async function openPlace(page: Page, place: Place, isThere = full.isThere): Promise<void> {
  await page.goto(place.path)
  await isThere(page, place)
  if (isThere === full.isThere) await place.walk?.(page)
  if (place.sendsForm) await showErrors(page)
  await atRest(page)
}

/** What overflows the screen, or its own button. */
export async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth}px wide`] : []
    for (const element of document.querySelectorAll('#root *, dialog *')) {
      if (element.closest('svg, .sr-only')) continue
      const { right, left, width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) continue
      const scrolls = element.parentElement?.closest('.overflow-x-auto')
      if (!scrolls && (right > innerWidth + 1 || left < -1))
        found.push(`${name(element)} ends at ${Math.round(right)}px`)
      if (
        element.matches('button, a, [role=tab], label, h1, h2, h3') &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 0
      )
        found.push(`${name(element)} is wider than itself`)
    }
    return found
  })
}

/** The paragraphs of which a line ends in the point that joins two facts. */
export async function linesEndingInPoint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf('·') ?? -1
      const block = node.parentElement?.closest(':not(span, b, a, time)')
      if (at < 0 || !block) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const point = range.getBoundingClientRect()
      if (point.width === 0 || node.parentElement?.closest('.sr-only, [hidden]')) continue
      range.setStart(node, at + 1)
      range.setEnd(block, block.childNodes.length)
      const next = [...range.getClientRects()].find(({ width }) => width > 4)
      if (!next || next.top >= point.bottom) found.push(block.textContent ?? '')
    }
    return found
  })
}
