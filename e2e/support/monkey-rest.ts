/** Once all is well again: nothing waits for ever, there is a way on, and the cart is the provider's. */
import { errors, type Page } from '@playwright/test'
import en from '@/text/en.json' with { type: 'json' }
import hi from '@/text/hi.json' with { type: 'json' }
import mr from '@/text/mr.json' with { type: 'json' }
import type { Failure } from './monkey-walk'
import { SAVITA } from './steps'

/** Of the buttons with which people try again. */
const words = [en, hi, mr].flatMap(({ shell }) => [shell.retry, shell.tryAgain, shell.reload])

/** More than any pause, try or closing sheet of the app takes (ms). */
const PATIENCE = 20_000

/** Whether `isSo` comes true in the page, however often that comes anew meanwhile. */
async function comesTrue(page: Page, isSo: (words: string[]) => boolean): Promise<boolean> {
  try {
    await page.waitForFunction(isSo, words, { timeout: PATIENCE, polling: 100 })
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

const isQuiet = (texts: string[]) => window.__monkey?.unrest(texts).length === 0

async function deadEnd(page: Page): Promise<Failure> {
  const signs = await page.evaluate((texts) => window.__monkey?.unrest(texts), words)
  return { kind: 'dead end', text: `${page.url()}\n${(signs ?? ['no app']).join('\n')}` }
}

/** Closes what lies above the screen, as Back or Escape would. */
async function closeSheets(page: Page): Promise<void> {
  for (let left = 3; left > 0; left -= 1) {
    if ((await page.locator('dialog[open]').count()) === 0) return
    await page.keyboard.press('Escape')
  }
}

/** Savita signs in again, as people do, where a walk has ended as a visitor's: else there would be no cart to look at. */
async function signIn(page: Page): Promise<boolean> {
  const isKnown = () => window.__monkey?.carts() !== undefined
  if (await page.evaluate(isKnown)) return true
  const password = await page.evaluate((mobileNo) => {
    const people = Object.values(window.__provider?.world.people ?? {})
    return people.find(({ user }) => user.mobileNo === mobileNo)?.password
  }, SAVITA.mobileNo)
  if (password === undefined) throw new Error('Savita is in no part of this world')
  await page.goto('/login')
  const [mobile, secret] = [page.locator('form input').nth(0), page.locator('form input').nth(1)]
  await mobile.fill(SAVITA.mobileNo)
  await secret.fill(password)
  await secret.press('Enter')
  return comesTrue(page, isKnown)
}

export async function restFailure(page: Page): Promise<Failure | undefined> {
  await page.context().setOffline(false)
  const isWell = await comesTrue(page, () => {
    if (!window.__provider) return false
    window.__provider.clearFaults()
    window.__provider.delay(0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return true
  })
  if (!isWell || !(await comesTrue(page, isQuiet))) return deadEnd(page)
  if (!(await signIn(page)))
    return { kind: 'dead end', text: `Nobody can sign in from ${page.url()}` }
  await closeSheets(page)
  const opens = await comesTrue(page, () => {
    const link = document.querySelector<HTMLElement>('header a[href="/cart"]')
    if (location.pathname !== '/cart') link?.click()
    return location.pathname === '/cart'
  })
  if (!opens) return { kind: 'dead end', text: `No way to the cart from ${page.url()}` }
  if (!(await comesTrue(page, isQuiet))) return deadEnd(page)
  const isEqual = await comesTrue(page, () => {
    const carts = window.__monkey?.carts()
    if (!carts) return true
    const { shown, badge, known } = carts
    return badge === known.length && JSON.stringify(shown) === JSON.stringify(known)
  })
  if (isEqual) return undefined
  const carts = await page.evaluate(() => window.__monkey?.carts())
  return { kind: 'cart', text: JSON.stringify(carts, undefined, 2) }
}
