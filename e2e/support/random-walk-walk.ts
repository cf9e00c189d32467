/** One walk through the app, in a browser of its own that remembers nothing. */
import type { Browser, Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import { watchContext } from './app'
import { giveEyes } from './random-walk-eyes'
import { doSteps, type Told } from './random-walk-hands'
import { PATIENCE, started, unlessLeft } from './random-walk-page'
import { restFailure } from './random-walk-rest'
import { type InsideStep, isInside, type OutsideStep, type Step } from './random-walk-step'
import { hurryPages, SPEED } from './random-walk-time'

export interface Failure {
  kind: 'error' | 'policy' | 'contract' | 'dead end' | 'cart'
  text: string
}

/** What the mocked provider says when a screen of ours broke the contract, or it broke itself. */
const CONTRACT = /a request does not fit the contract|a request to no call|provider itself broke/

/** A press of the random walk's is no touch: to copy, Chromium then wants a permission that a person's touch does without. */
const NO_TOUCH = /ClipboardReadWrite permission/

/** The network was lost while the mocked provider began: a page without any. */
const NO_PROVIDER = /\[MSW\] Failed to register/

const CAUSE = 'The random walk was told the cause:'

/** React reports an error of its own, and what it is about only as its cause. For an init script. */
function tellCauses(words: string): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error && error.cause instanceof Error)
      console.warn(words, error.cause.stack)
  })
}

interface Outcome {
  done: Step[]
  failure: Failure | undefined
}

/** With it a page that failed is loaded anew, as browsers do by themselves; so is one that began without its provider. */
async function networkBack(page: Page, hasProvider: boolean): Promise<void> {
  await page.context().setOffline(false)
  if (!hasProvider || page.url().startsWith('chrome-error:'))
    await page.reload({ waitUntil: 'commit' })
}

interface Standing {
  /** The network is. */
  isLost: boolean
  hasProvider: boolean
}

async function doOutside(
  page: Page,
  step: OutsideStep,
  { isLost, hasProvider }: Standing,
): Promise<void> {
  switch (step.kind) {
    case 'key':
      return page.keyboard.press(step.key)
    case 'go':
    case 'reload':
      // Without a network the browser has a page of its own for that.
      if (isLost) return
      await unlessLeft(() =>
        step.kind === 'go'
          ? page.goto(step.path, { waitUntil: 'commit' })
          : page.reload({ waitUntil: 'commit' }),
      )
      return
    case 'network lost':
      await page.context().setOffline(true)
      return page.evaluate(() => window.__provider?.fault({ call: '*', kind: 'drop' }))
    case 'network back':
      await page.evaluate(() => window.__provider?.clearFaults())
      return networkBack(page, hasProvider)
    case 'rest':
      // What it finds is told, not thrown: below.
      return networkBack(page, hasProvider)
  }
}

/**
 * What a page does before it is left is told one way and not answered: an answer each would cost more than the step.
 * What moves by itself keeps step with the page's time.
 */
async function watchSteps(page: Page, note: (told: Told) => void): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'randomWalkDid' })
  session.on('Runtime.bindingCalled', ({ payload }) => note(JSON.parse(payload) as Told))
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: SPEED })
}

/** Walks until the steps are over or something is wrong. */
export async function walk(
  browser: Browser,
  scenario: ScenarioName,
  steps: readonly Step[],
): Promise<Outcome> {
  const context = await browser.newContext({ acceptDownloads: false })
  context.setDefaultNavigationTimeout(PATIENCE)
  const found: Failure[] = []
  let hasProvider = true
  await watchContext(context, {
    onError: (error) => {
      if (NO_PROVIDER.test(error.message)) hasProvider = false
      else found.push({ kind: 'error', text: error.stack ?? error.message })
    },
    onViolation: (text) => {
      if (!NO_TOUCH.test(text)) found.push({ kind: 'policy', text })
    },
  })
  const causes: string[] = []
  /** By the app's own logger. */
  const said: string[] = []
  context.on('console', (message) => {
    if (CONTRACT.test(message.text())) found.push({ kind: 'contract', text: message.text() })
    if (message.text().startsWith('[sauda]')) said.push(message.text())
    if (message.text().startsWith(CAUSE)) causes.push(message.text())
  })
  const done: Step[] = []
  const note = ({ step, at }: Told) => {
    done[at] = step
  }
  await hurryPages(context)
  await context.addInitScript(giveEyes)
  await context.addInitScript(tellCauses, CAUSE)
  const page = await context.newPage()
  context.on('page', (other) => void other.close())
  try {
    await watchSteps(page, note)
    await page.goto(`/login?scenario=${scenario}`)
    let isLost = false
    let stands = await started(page)
    while (done.length < steps.length && found.length === 0) {
      if (!stands && isLost) {
        isLost = false
        await page.context().setOffline(false)
        await page.reload({ waitUntil: 'commit' })
        stands = await started(page)
      }
      if (!stands) {
        found.push({ kind: 'dead end', text: `${page.url()}\nThe app does not start.` })
        break
      }
      const at = done.length
      const [next] = steps.slice(at)
      if (!next) break
      if (isInside(next)) {
        const length = steps.slice(at).findIndex((step) => !isInside(step))
        const batch = steps.slice(at, length < 0 ? undefined : at + length) as InsideStep[]
        const told = await unlessLeft(() => page.evaluate(doSteps, { steps: batch, at }))
        if (told) told.forEach(note)
        else stands = await started(page)
        continue
      }
      done.push({ ...next, on: new URL(page.url()).pathname })
      await unlessLeft(() => doOutside(page, next, { isLost, hasProvider }))
      if (next.kind === 'network lost') isLost = true
      if (next.kind === 'network back' || next.kind === 'rest') {
        isLost = false
        hasProvider = true
      }
      if (next.kind === 'rest') {
        const failure = await restFailure(page)
        if (failure) found.push(failure)
      }
      if (next.kind === 'go' || next.kind === 'reload' || next.kind === 'network back')
        stands = await started(page)
    }
    const [first] = found
    const more = [...causes, ...said.slice(-5)]
    return { done, failure: first && { ...first, text: [first.text, ...more].join('\n') } }
  } finally {
    await context.close()
  }
}
