/** The states of a screen for the nightly tests and screens.pictures.ts. */
import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import type { ScenarioName } from '@/mocks/scenarios'
import type { MockedApp } from './app'
import { type Place, places, placesOfScenarios } from './screen-paths'
import { SAVITA } from './steps'

export const people = [
  { who: 'a visitor', of: places.filter(({ signedIn }) => !signedIn) },
  { who: 'signed in', of: places.filter(({ signedIn }) => signedIn) },
] as const

export const languages = [
  { language: 'English', lang: 'en' },
  { language: 'Hindi', lang: 'hi' },
  { language: 'Marathi', lang: 'mr' },
] as const

interface State {
  arrange: (app: MockedApp) => Promise<void>
  /** Waits for the state. */
  isThere: (page: Page, place: Place) => Promise<void>
}

const NOT_FOUND = /^(Page not|पेज नहीं मिला|पेज सापडले नाही)/

/** Waits until the screen has loaded. */
async function stands(page: Page): Promise<void> {
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

const inScenario = (name: ScenarioName): State => ({
  arrange: (app) => app.scenario(name),
  isThere: stands,
})

export const full: State = { arrange: (app) => app.scenario('default'), isThere: isFull }

/** Each call has this fault. */
const faulty = (fault: Omit<Fault, 'call'>) => async (app: MockedApp) => {
  await app.scenario('default')
  await app.faults([{ call: '*', ...fault }])
}

export const loading: State = {
  arrange: faulty({ kind: 'slow', delay: 60_000 }),
  isThere: (page) => expect(page.getByRole('main')).toBeVisible(),
}

export const failed: State = {
  arrange: faulty({ kind: 'status', status: 503 }),
  isThere: (page, { signedIn }) =>
    signedIn
      ? expect(
          tryAgain(page)
            .or(page.getByRole('heading', { level: 1 }))
            .first(),
        ).toBeVisible()
      : stands(page),
}

export interface Tour {
  name: string
  of: readonly Place[]
  state: State
}

/** Every place in this state. */
export const toursIn = (name: string, state: State): Tour[] =>
  people.map(({ who, of }) => ({ name: `${name}, ${who}`, of, state }))

/** What looks different in other scenarios. */
export const toursOfScenarios: Tour[] = placesOfScenarios.map(({ scenario, places: of }) => ({
  name: scenario,
  of,
  state: inScenario(scenario),
}))

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

/** Opens each of these places in turn, as Savita or as a visitor, and checks it. */
export async function openEach(
  { app, page }: { app: MockedApp; page: Page },
  of: readonly Place[],
  check: (place: Place) => Promise<void>,
  { arrange, isThere } = full,
): Promise<void> {
  await arrange(app)
  if (of[0]?.signedIn) await app.signedInAs(SAVITA.mobileNo)
  for (const place of of) {
    await openPlace(page, place, isThere)
    await check(place)
  }
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

/** Words below 14px, and words wider than their tile. */
export async function illegibleIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const words = texts.currentNode.textContent?.trim()
      if (!parent?.checkVisibility() || !words || parent.closest('svg, .sr-only')) continue
      const { fontSize, textOverflow } = getComputedStyle(parent)
      const size = Math.round(parseFloat(fontSize) * 10) / 10
      if (size < 14) found.push(`${words}: ${size}px`)
      const place = document.createRange()
      place.selectNode(texts.currentNode)
      const tile = parent.closest('a, button')?.getBoundingClientRect()
      if (
        tile &&
        textOverflow !== 'ellipsis' &&
        place.getBoundingClientRect().right > tile.right + 1
      )
        found.push(`${words}: over its edge`)
    }
    return found
  })
}
