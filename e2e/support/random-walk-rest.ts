/** Once all is well again: nothing waits for ever, there is a way on, and the cart is the provider's. */
import type { Page } from '@playwright/test'
import en from '@/text/en.json' with { type: 'json' }
import hi from '@/text/hi.json' with { type: 'json' }
import mr from '@/text/mr.json' with { type: 'json' }
import { comesTrue, PATIENCE, started, unlessLeft } from './random-walk-page'
import { SPEED } from './random-walk-time'
import type { Failure } from './random-walk-walk'
import { SAVITA } from './steps'

/** Of the buttons with which people try again. */
const words = [en, hi, mr].flatMap(({ shell, ui }) => [shell.retry, ui.tryAgain, shell.reload])

/** How a look around ends; `sheet` and `visitor` ask for a hand from outside, then it is looked again. */
interface Look {
  end: 'well' | 'sheet' | 'visitor' | 'dead end' | 'cart'
  /** What is wrong. */
  text?: string
}

/** Runs inside the page, as far as the cart: one answer over the wire for all of it. `patience` is in the page's own time. */
async function lookAround(given: { words: string[]; patience: number }): Promise<Look> {
  const eyes = window.__randomWalk
  const provider = window.__provider
  if (!eyes || !provider) return { end: 'dead end', text: 'no app' }

  async function comes(isSo: () => boolean): Promise<boolean> {
    const until = Date.now() + given.patience
    while (!isSo()) {
      if (Date.now() > until) return false
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return true
  }

  let signs: string[] = []
  const isQuiet = () => (signs = eyes.unrest(given.words)).length === 0
  /** The call, what became of it (0: dropped), and "pending" while there is no answer. */
  const asked = () =>
    provider
      .requests()
      .slice(-12)
      .map(({ call, path, status }) => `${call ?? path} ${status ?? 'pending'}`)
  /** Where it does not, nothing the app could do would help. */
  const host = () =>
    Promise.race([
      fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => `the host answers ${status}`,
        (error: unknown) => `the host cannot be reached: ${String(error)}`,
      ),
      new Promise<string>((resolve) => setTimeout(() => resolve('the host is silent'), 20_000)),
    ])
  const stuck = async (): Promise<Look> => ({
    end: 'dead end',
    text: [
      `${location.href}, ${navigator.onLine ? 'online' : 'offline'}, ${document.visibilityState}`,
      await host(),
      ...signs.slice(0, 6),
      `last asked: ${asked().join(', ')}`,
    ].join('\n'),
  })

  provider.clearFaults()
  provider.delay(0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (!(await comes(isQuiet))) return stuck()
  if (!eyes.carts()) return { end: 'visitor' }
  if (document.querySelector('dialog[open]')) return { end: 'sheet' }
  const opens = await comes(() => {
    if (location.pathname === '/cart') return true
    document.querySelector<HTMLElement>('header a[href="/cart"]')?.click()
    return location.pathname === '/cart'
  })
  if (!opens) return { end: 'dead end', text: `No way to the cart from ${location.href}` }
  if (!(await comes(isQuiet))) return stuck()
  const isEqual = await comes(() => {
    // What was sent the moment the network came back may fail yet, and says so.
    if (!isQuiet()) return false
    const carts = eyes.carts()
    if (!carts) return true
    const { shown, badge, known } = carts
    return badge === known.length && JSON.stringify(shown) === JSON.stringify(known)
  })
  return isEqual
    ? { end: 'well' }
    : { end: 'cart', text: JSON.stringify(eyes.carts(), undefined, 2) }
}

/**
 * Savita signs in again, as people do, where a walk has ended as a visitor's: else there would be no cart to look at. By now
 * she may have another number.
 */
async function signIn(page: Page): Promise<void> {
  const { mobileNo, password } = await page.evaluate((id) => {
    const savita = window.__provider?.world.people[id]
    return { mobileNo: savita?.user.mobileNo, password: savita?.password }
  }, SAVITA.id)
  if (mobileNo === undefined || password === undefined) throw new Error('Savita is gone')
  await unlessLeft(() => page.goto('/login', { waitUntil: 'commit' }))
  const [mobile, secret] = [page.locator('form input').nth(0), page.locator('form input').nth(1)]
  await mobile.fill(String(mobileNo))
  await secret.fill(password)
  await secret.press('Enter')
  await comesTrue(page, () => window.__randomWalk?.carts() !== undefined)
}

/** The network is there. */
export async function restFailure(page: Page): Promise<Failure | undefined> {
  const given = { words, patience: PATIENCE * SPEED }
  const until = Date.now() + 4 * PATIENCE
  let last = 'the page'
  while (Date.now() < until) {
    if (!(await started(page))) return { kind: 'dead end', text: `${page.url()}\nno app` }
    const look = await unlessLeft(() => page.evaluate(lookAround, given))
    if (!look) {
      // It came anew under the eyes, as with a press on what tries again.
      last = 'the page comes anew again and again'
    } else if (look.end === 'well') return undefined
    else if (look.end === 'sheet') {
      await page.keyboard.press('Escape')
      last = 'a sheet cannot be closed'
    } else if (look.end === 'visitor') {
      await signIn(page)
      last = 'nobody can sign in'
    } else return { kind: look.end, text: look.text ?? '' }
  }
  return { kind: 'dead end', text: `${page.url()}\n${last}` }
}
