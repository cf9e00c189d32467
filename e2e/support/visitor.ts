/** Testing Library's queries, and clicks and keys, in the tab of any engine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { Tab } from './engines'

const literal = (name: string | RegExp) =>
  name instanceof RegExp ? String(name) : JSON.stringify(name)

/** JavaScript expressions for the elements of a query. */
export const role = (kind: string, name: string | RegExp) =>
  `dom.queryAllByRole(document.body, '${kind}', { name: ${literal(name)} })`
const label = (name: string) => `dom.queryAllByLabelText(document.body, ${literal(name)})`
export const text = (words: string | RegExp) =>
  `dom.queryAllByText(document.body, ${literal(words)})`

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.js'),
  'utf8',
)

export function visitorOf(tab: Tab, origin: string) {
  /** Evaluates an expression with `dom`, until it is truthy: a page that is being left throws. */
  async function eventually<T>(expression: string): Promise<T> {
    let value: unknown
    await expect(async () => {
      if (!(await tab.evaluate('window.TestingLibraryDom !== undefined')))
        await tab.evaluate(`(() => {\n${library}\n})()`)
      value = await tab.evaluate(`((dom) => ${expression})(window.TestingLibraryDom)`)
      expect(value, expression).toBeTruthy()
    }).toPass({ timeout: 30_000 })
    return value as T
  }

  /** Clicks the middle once it is visible, enabled and uncovered, and no longer moves. */
  async function click(query: string, index = 0): Promise<void> {
    const [x, y] = await eventually<[number, number]>(`((thing) => {
      if (!thing || thing.disabled) return null
      thing.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = thing.getBoundingClientRect()
      const point = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(...point)
      const isStill = String(window.pointBefore) === String(point)
      window.pointBefore = point
      return isStill && (thing.contains(hit) || hit?.contains(thing)) ? point : null
    })(${query}[${String(index)}])`)
    await tab.click(x, y)
  }

  return {
    click,
    goto: (path: string) => tab.goto(origin + path),
    sees: (query: string) => eventually(`${query}.length > 0`),
    async fill(name: string, value: string): Promise<void> {
      await click(label(name))
      await tab.evaluate('document.activeElement.select()')
      await tab.type(value)
    },
  }
}
