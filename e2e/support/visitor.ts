/** Testing Library's queries and user actions in the tab of any engine. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { readDevice } from './device'
import type { Key, Tab } from './engines'

/** A JavaScript expression for the elements of a query. */
export type Query = string

const literal = (name: string | RegExp) =>
  name instanceof RegExp ? String(name) : JSON.stringify(name)

export const role = (kind: string, name: string | RegExp, busy?: true): Query =>
  `dom.queryAllByRole(document.body, '${kind}', { name: ${literal(name)}, busy: ${String(busy)} })`
export const label = (name: string): Query =>
  `dom.queryAllByLabelText(document.body, ${literal(name)})`
export const text = (words: string | RegExp): Query =>
  `dom.queryAllByText(document.body, ${literal(words)})`
export const button = (name: string | RegExp, busy?: true) => role('button', name, busy)
export const link = (name: string | RegExp) => role('link', name)
export const heading = (name: string | RegExp) => role('heading', name)

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.js'),
  'utf8',
)

/** More than the controls of any screen. */
const MOST_STEPS = 60

export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  goto = (path: string) => this.tab.goto(this.origin + path)

  async newTab(): Promise<Visitor> {
    return new Visitor(await this.tab.newTab(), this.origin)
  }

  /** Evaluates an expression with `dom`, which is Testing Library. */
  private async evaluate(expression: string): Promise<unknown> {
    const isThere = await this.tab.evaluate('window.TestingLibraryDom !== undefined')
    if (!isThere) await this.tab.evaluate(`(() => {\n${library}\n})()`)
    return this.tab.evaluate(`((dom) => ${expression})(window.TestingLibraryDom)`)
  }

  /** Evaluates an expression until it is truthy: a page that is being left throws. */
  private async eventually<T = unknown>(expression: string): Promise<T> {
    let value: unknown
    await expect(async () => {
      value = await this.evaluate(expression)
      expect(value, expression).toBeTruthy()
    }).toPass({ timeout: 30_000 })
    return value as T
  }

  sees = (query: Query) => this.eventually(`${query}.length > 0`)
  seesFocus = (query: Query) => this.eventually(`${query}.includes(document.activeElement)`)
  isAt = (path: string) =>
    this.eventually(`location.pathname + location.search === ${JSON.stringify(path)}`)

  /** Waits until the service worker has cached the app. */
  hasWorker = () =>
    this.eventually(
      "navigator.serviceWorker.getRegistration().then((own) => own?.active?.state === 'activated')",
    )

  /** Waits until this read is in the offline cache. */
  hasStored = (read: string) =>
    this.eventually(`(${String(readDevice)})().then((all) =>
      Object.keys(all).some((place) => /^indexedDB sauda-offline answers .*${read}/.test(place)))`)

  text = async () => String(await this.evaluate('`${location}\\n${document.body.innerText}`'))

  /** Clicks the middle once it is visible, enabled and uncovered. */
  async click(query: Query, index = 0): Promise<void> {
    const [x, y] = await this.eventually<[number, number]>(`((thing) => {
      if (!thing || thing.disabled) return null
      thing.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = thing.getBoundingClientRect()
      const point = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(...point)
      return thing.contains(hit) || hit?.contains(thing) ? point : null
    })(${query}[${String(index)}])`)
    await this.tab.click(x, y)
  }

  async fill(name: string, value: string): Promise<void> {
    await this.click(label(name))
    await this.evaluate('document.activeElement.select()')
    await this.tab.type(value)
  }

  press = (key: Key) => this.tab.press(key)

  async tabTo(query: Query, index = 0): Promise<void> {
    await this.sees(query)
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await this.evaluate(`${query}[${String(index)}] === document.activeElement`)) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not lead to ${query}`)
  }

  async enter(query: Query, index = 0): Promise<void> {
    await this.tabTo(query, index)
    await this.press('Enter')
  }
}
