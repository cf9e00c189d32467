import { expect, type Page } from '@playwright/test'
import type { ScenarioName } from '@/mocks/scenarios'
import { screens } from '@/screens'
import { patterns } from '@/paths'
import { SAVITA } from './steps'

export interface Place {
  path: string
  /** Signed in as Savita; else a visitor. */
  signedIn: boolean
  /** Its form is sent as it stands, so that its mistakes are shown. */
  sendsForm?: boolean
  /** From the screen as it opens to this step of it, once it is full. */
  walk?: (page: Page) => Promise<void>
}

const RUNNING = '66d000000000000000000104'
const RUNNING_ITEM = '66e000000000000000010401'
const CLOSED = '66d000000000000000000061'
const CLOSED_ITEM = '66e000000000000000006101'
const REJECTED = '66d000000000000000000097'

/**
 * Goes on to this step of the checkout. The last button is the one at the thumb, in any language.
 */
const walkTo = (step: number) => async (page: Page) => {
  const stepNow = () => Number(new URL(page.url()).searchParams.get('step') ?? 1)
  // What was reached before in this tab is where it opens.
  for (let next = stepNow() + 1; next <= step; next += 1) {
    await page.getByRole('main').getByRole('button').last().click()
    await expect.poll(stepNow).toBe(next)
  }
}

const visitors = (path: string, more: Partial<Place> = {}) => ({ path, signedIn: false, ...more })
const signedIn = (path: string, more: Partial<Place> = {}) => ({ path, signedIn: true, ...more })

/**
 * Their forms show mistakes when they are sent as they stand. `/update/bankDetails` is full, and
 * would be left.
 */
const emptyForms = ['login', 'forgotPassword', 'publicHelp', 'addAddress']

/** The routes without a parameter. */
const plain = Object.entries(screens).flatMap(([name, screen]) => {
  const { path } = screen
  const place = { path, signedIn: !('open' in screen), sendsForm: emptyForms.includes(name) }
  return path.includes(':') ? [] : [place]
})

/** Every route, with something to see on it in the default scenario. */
export const places: readonly Place[] = [
  visitors('/'),
  ...plain,
  visitors('/register?step=2', { sendsForm: true }),
  visitors('/forgot/password/otp/9876543210', { sendsForm: true }),
  visitors(`/reset/password/${SAVITA.id}`, { sendsForm: true }),
  visitors('/nowhere'),
  signedIn('/product/details/WHT-LOK1-D'),
  signedIn('/product/details/CSH-W320-I'),
  signedIn('/setQuantity/WHT-LOK1-D'),
  signedIn('/add/address/66f000000000000000000101'),
  signedIn('/checkout?step=2', { walk: walkTo(2) }),
  signedIn('/checkout?step=3', { walk: walkTo(3), sendsForm: true }),
  signedIn('/profile/referral/list?tab=referrals'),
  signedIn('/profile/referral/rewardDetails/66a100000000000000000004'),
  signedIn(
    '/profile/referral/rewardDetails/single/66a100000000000000000002/66e000000000000000088001',
  ),
  signedIn('/statement?period=all'),
  signedIn(`/order/singleorderDetails/${RUNNING}`),
  signedIn(`/order/singleorderDetails/${REJECTED}`),
  signedIn(`/order/singleorderDetails/${CLOSED}?saleOnly=true`),
  signedIn(`/order/singleProductDetails/${RUNNING}/${RUNNING_ITEM}`),
  signedIn(`/order/singleProductDetails/${CLOSED}/${CLOSED_ITEM}`),
  signedIn(`/request/delivery/${RUNNING_ITEM}/${RUNNING}`),
  signedIn(`/quoteDetails/${RUNNING}`),
  signedIn(`/singleQuoteDetails/${RUNNING}/${RUNNING_ITEM}`),
  signedIn(`/sell/confirmation/${CLOSED}/${CLOSED_ITEM}`),
  signedIn('/help/support/contactUs', { sendsForm: true }),
  signedIn('/help/support/queries'),
  signedIn('/help/support/general/Q000117'),
]

/** Scenarios that show what the default does not. */
const pathsOfScenarios: Partial<Record<ScenarioName, string[]>> = {
  'no-orders': ['/history', '/order/history', '/quotes'],
  'empty-cart': ['/cart', '/checkout'],
  'no-products': ['/home', '/product/list'],
  'no-bank-details': ['/profile', '/checkout', '/profile/referral'],
  'new-user': ['/home', '/profile', '/cart', '/checkout', '/profile/referral'],
  'no-queries': ['/help/support/queries'],
  'no-quotes': ['/quotes', '/singleQuoteDetails/66d000000000000000000104/66e000000000000000010401'],
  'delivery-requested': ['/request/delivery/66e000000000000000010401/66d000000000000000000104'],
  'delivery-accepted': ['/request/delivery/66e000000000000000010401/66d000000000000000000104'],
  'quotes-waiting': ['/quotes'],
  'every-order': ['/history', '/order/history'],
  'deals-over': [
    '/order/history',
    '/request/delivery/66e000000000000000010401/66d000000000000000000104',
  ],
}

/** The same, as places. */
export const placesOfScenarios = Object.entries(pathsOfScenarios).map(([scenario, paths]) => ({
  scenario: scenario as ScenarioName,
  places: paths.map((path) => signedIn(path)),
}))

/** The routes no place stands for. */
export function routesLeftOut(): string[] {
  return Object.values(patterns).filter((pattern) => {
    const route = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return !places.some(({ path }) => route.test(path.split('?')[0] ?? ''))
  })
}
