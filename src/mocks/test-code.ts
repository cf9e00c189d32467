/** The lines of a Playwright test: how a value, an element and what arrived are written. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'
import type { CallName } from './calls'
import { demoEnv } from './demo-env'
import type { RequestRecord } from './request-log'

/** The demo accounts, as the tests have them (e2e/support/steps.ts). */
const accounts = new Map(
  demoEnv.VITE_DEMO_ACCOUNTS?.split(',').flatMap((account, index) => {
    const [mobileNo = '', password = ''] = account.split('/')
    const name = ['SAVITA', 'RAMESH', 'MEENA'][index]
    return [[mobileNo, `${name}.mobileNo`] as const, [password, `${name}.password`] as const]
  }),
)

/** As code: a demo account is its name, another password `recorded-secret`. */
export function literal(value: unknown, isSecret = false): string {
  const json = JSON.stringify(
    value ?? null,
    (key, inside: unknown) => {
      if (typeof inside !== 'string' || accounts.has(inside)) return inside
      return isSecret || /password/i.test(key) ? 'recorded-secret' : inside
    },
    2,
  )
  // Whole texts: one may have a quote inside.
  return json.replace(
    /"((?:[^"\\]|\\.)*)"/g,
    (text, inside: string) => accounts.get(inside) ?? text,
  )
}

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

/** How Playwright finds it. Its name is cut where it is long, and before a time left. */
export function locatorOf(element: Element): string {
  // To Playwright, a summary is no button.
  const role = element.localName === 'summary' ? null : getRole(element)
  const timeLeft = element.querySelector('[role=timer]')?.textContent
  const named = nameOf(element) || element.textContent.trim()
  const whole = (timeLeft && named.split(timeLeft)[0]?.trim()) || named
  const name = whole.length > 40 ? whole.slice(0, 40).replace(/\s*\S*$/, '') : whole
  if (element instanceof HTMLInputElement && element.type === 'password')
    return `page.getByLabel(${literal(name)}, { exact: true })`
  if (role === null) {
    const index = [...document.querySelectorAll(element.localName)].indexOf(element)
    return `page.locator('${element.localName}').nth(${index})`
  }
  const same = [...document.querySelectorAll('a, button, input, select, textarea, [role]')].filter(
    (other) =>
      getRole(other) === role &&
      !isInaccessible(other) &&
      nameOf(other).toLowerCase().includes(name.toLowerCase()),
  )
  const by = `page.getByRole('${role}', { name: ${literal(name)}`
  if (same.length < 2) return `${by} })`
  const equal = same.filter((other) => nameOf(other) === name)
  return equal.length === 1 && equal[0] === element
    ? `${by}, exact: true })`
    : `${by} }).nth(${same.indexOf(element)})`
}

/** That these were all requests of this call, or its last one. */
export function expectation(
  call: CallName,
  records: readonly RequestRecord[],
  isLast = false,
): string {
  const found = isLast
    ? `async () => (await app.requests('${call}')).slice(-1)`
    : `() => app.requests('${call}')`
  const wanted = literal(records.map(({ path, status, body }) => ({ path, status, body })))
    // A time is any text.
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, 'expect.any(String)')
  return `await expect.poll(${found}).toMatchObject(${wanted})`
}

export const expectationOf = (record: RequestRecord): string =>
  record.call ? expectation(record.call, [record], true) : ''
