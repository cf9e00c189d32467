/** One walk through the app, in a browser of its own that remembers nothing. */
import type { Browser, Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import { watchContext } from './app'
import { giveEyes } from './monkey-eyes'
import { doSteps, type Told } from './monkey-hands'
import { restFailure } from './monkey-rest'
import { type InsideStep, isInside, type OutsideStep, type Step } from './monkey-step'

export interface Failure {
  kind: 'error' | 'policy' | 'contract' | 'dead end' | 'cart'
  text: string
}

/** What the mocked provider says when a screen of ours broke the contract, or it broke itself. */
const CONTRACT = /a request does not fit the contract|a request to no call|provider itself broke/

/** A page that is left or comes anew under the hands: what was under way in it is over, and nothing more. */
const LEFT = /context was destroyed|navigat|interrupted|ERR_ABORTED|frame was detached/i

export interface Outcome {
  /** Each as it can be done again. */
  done: Step[]
  failure: Failure | undefined
}

async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__provider && document.querySelector('main, h1'))
}

/** What the page's own work cut short is done with: the next page goes on. */
async function unlessLeft(action: () => Promise<unknown>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!(error instanceof Error && LEFT.test(error.message))) throw error
  }
}

async function doOutside(page: Page, step: OutsideStep, isLost: boolean): Promise<void> {
  switch (step.kind) {
    case 'key':
      return page.keyboard.press(step.key)
    case 'go':
    case 'reload':
      // Without a network the browser has a page of its own for that.
      if (isLost) return
      await unlessLeft(() => (step.kind === 'go' ? page.goto(step.path) : page.reload()))
      return started(page)
    case 'network lost':
      await page.context().setOffline(true)
      return page.evaluate(() => window.__provider?.fault({ call: '*', kind: 'drop' }))
    case 'network back':
      await page.evaluate(() => window.__provider?.clearFaults())
      return page.context().setOffline(false)
    case 'rest':
    // What it finds is told, not thrown: below.
  }
}

/** Walks until the steps are over or something is wrong. */
export async function walk(
  browser: Browser,
  world: ScenarioName,
  steps: readonly Step[],
): Promise<Outcome> {
  const context = await browser.newContext({ acceptDownloads: false })
  const found: Failure[] = []
  await watchContext(context, {
    onError: (error) => found.push({ kind: 'error', text: error.stack ?? error.message }),
    onViolation: (text) => found.push({ kind: 'policy', text }),
  })
  context.on('console', (message) => {
    if (CONTRACT.test(message.text())) found.push({ kind: 'contract', text: message.text() })
  })
  const done: Step[] = []
  let batchAt = 0
  await context.exposeBinding('monkeyDid', (_, { step, index }: Told) => {
    done[batchAt + index] = step
  })
  await context.addInitScript(giveEyes)
  const page = await context.newPage()
  context.on('page', (other) => void other.close())
  try {
    await page.goto(`/login?scenario=${world}`)
    await started(page)
    let isLost = false
    while (done.length < steps.length && found.length === 0) {
      batchAt = done.length
      const [next] = steps.slice(batchAt)
      if (!next) break
      if (isInside(next)) {
        const length = steps.slice(batchAt).findIndex((step) => !isInside(step))
        const batch = steps.slice(batchAt, length < 0 ? undefined : batchAt + length)
        await unlessLeft(() => page.evaluate(doSteps, batch as InsideStep[]))
        await started(page)
        continue
      }
      done.push({ ...next, on: new URL(page.url()).pathname })
      await unlessLeft(() => doOutside(page, next, isLost))
      if (next.kind === 'network lost') isLost = true
      if (next.kind === 'network back' || next.kind === 'rest') isLost = false
      if (next.kind === 'rest') {
        const failure = await restFailure(page)
        if (failure) found.push(failure)
      }
    }
    return { done, failure: found[0] }
  } finally {
    await context.close()
  }
}
