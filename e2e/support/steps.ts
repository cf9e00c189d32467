import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Steps that several tests share. */

export const SAVITA = {
  mobileNo: '9876543210',
  password: 'farmer1',
  id: '66a000000000000000000001',
}
export const RAMESH = { mobileNo: '9876543211', password: 'farmer2' }
export const MEENA = { mobileNo: '9876543212', password: 'farmer3' }

type Person = typeof RAMESH

/** Waits for React: until then the prerendered field may be replaced while it is filled. */
export async function hydrated(field: Locator): Promise<void> {
  await expect
    .poll(() =>
      field.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
}

export const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true })

export async function typeLogin(page: Page, person: Person = SAVITA): Promise<void> {
  await page.getByLabel('Mobile Number').fill(person.mobileNo)
  await passwordOf(page).fill(person.password)
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await hydrated(page.getByLabel('Mobile Number'))
  await typeLogin(page, person)
  await press(page, 'Login')
  await expect(page).toHaveURL('/home')
}

/** Opens the login, and signs in. */
export async function logIn(page: Page, person: Person = SAVITA): Promise<void> {
  await page.goto('/login')
  await signIn(page, person)
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()

/** Puts it on the clipboard. */
export async function copy(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
}

/** Goes from the order review to the transaction's form. Returns the amount: `₹1,23,456.00`. */
export async function goToTransaction(page: Page): Promise<string> {
  await press(page, 'Proceed')
  await page.getByRole('radio', { name: 'Bank Transfer (NEFT/IMPS)' }).check()
  await press(page, 'Complete Transaction')
  await expect(page.getByLabel('Enter amount')).toBeVisible()
  return (
    (await page
      .getByText(/^₹[\d,]+\.\d\d$/)
      .first()
      .textContent()) ?? ''
  )
}

export async function fillTransaction(page: Page, amount: string, transactionId: string) {
  await page.getByLabel('Enter amount').fill(amount)
  await page.getByLabel('Transaction ID', { exact: true }).fill(transactionId)
  await page.getByLabel('Verify Transaction ID').fill(transactionId)
}

/** Goes from the order review to the filled form. */
export async function goToFilledTransaction(page: Page, transactionId: string): Promise<void> {
  await fillTransaction(page, await goToTransaction(page), transactionId)
}

export async function expectPlaced(page: Page, transactionId: string) {
  await expect(page.getByRole('heading', { name: 'Verification Pending' })).toBeVisible()
  await expect(page.getByText(transactionId)).toBeVisible()
  // The other steps have left the history: Back goes home.
  await expect(page).toHaveURL('/checkout?step=4')
}

/** Goes from the order review to the placed order. */
export async function placeOrder(page: Page, transactionId: string): Promise<void> {
  await goToFilledTransaction(page, transactionId)
  await press(page, 'Submit')
  await expectPlaced(page, transactionId)
}

/** Taps this video, and returns it once it plays. */
export async function expectPlaying(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Play ${name}` }).click()
  const video = page.getByLabel(name)
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect.poll(time).toBeGreaterThan(0.2)
  return video
}

/** Name and content of the file that this button saves. */
export async function savedFile(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** The violations that axe finds, a line each: rule and element. */
export async function violationsOf(
  page: Page,
  rules: Record<string, { enabled: boolean }> = {},
): Promise<string[]> {
  // One script in the page is enough: there are no frames.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules })
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`),
  )
}

/** Expects no violation by axe, once the skeleton, which has no heading, is gone. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
  expect(await violationsOf(page), what).toEqual([])
}

/** The whole of it is in the window, and nothing lies over it. */
export async function expectInView(part: Locator, what = String(part)): Promise<void> {
  await expect(part, what).toBeInViewport({ ratio: 1 })
  await expect.poll(() => part.evaluate(isUncovered), what).toBe(true)
}

/** Nothing lies over it, from its top to its bottom: no bar, no toast. */
function isUncovered(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  return [2, height / 2, height - 2].every((y) =>
    control.contains(document.elementFromPoint(left + width / 2, top + y)),
  )
}
