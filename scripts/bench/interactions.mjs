// @ts-check
/** The largest answer to a tap or key in what people do, and what moved under their finger. */
import { openPhone, slowDown, takeNotes } from './browser.mjs'
import { interactionsOf } from './figures.mjs'
import { journeys } from './journeys.mjs'

/**
 * @param {object} what
 * @param {import('@playwright/test').Browser} what.browser
 * @param {string} what.origin
 * @param {(scenario: string) => void} what.start A fresh world for each journey.
 * @param {string} what.userId
 * @param {readonly number[]} what.slower
 * @param {readonly string[]} [what.only] Names of journeys.
 * @param {(line: string) => void} what.say
 */
export async function runInteractions({ browser, origin, start, userId, slower, only, say }) {
  /** @type {{ journey: string, step: string, slower: number, ms: number, event: string, shift: number }[]} */
  const found = []
  for (const times of slower) {
    for (const journey of journeys) {
      if (only && !only.includes(journey.name)) continue
      start(journey.scenario ?? 'default')
      const context = await openPhone(browser, {
        origin,
        userId: journey.visitor ? undefined : userId,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await slowDown(page, times)
      await page.goto(origin + journey.from)
      if (journey.from === '/home') await page.getByText('SAVITA4210').waitFor()
      for (const { name, act } of journey.steps) {
        try {
          await act(page)
        } catch (error) {
          throw new Error(`${journey.name}, ${name}: ${String(error)}`, { cause: error })
        }
        const { events, shift } = await takeNotes(page)
        const [slowest] = interactionsOf(events).toSorted((a, b) => b.ms - a.ms)
        const { ms = 0, name: event = '' } = slowest ?? {}
        found.push({ journey: journey.name, step: name, slower: times, ms, event, shift })
        say(`×${times} ${journey.name}, ${name}: ${ms} ms (${event}), shift ${shift.toFixed(4)}`)
      }
      await context.close()
    }
  }
  return found
}
