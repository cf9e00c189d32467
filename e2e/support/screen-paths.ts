import { expect, type Page } from '@playwright/test'
import { matchPath } from 'react-router-dom'
import type { ScenarioName } from '@/mocks/scenarios'
import { screens } from '@/routes/screens'
import { patterns } from '@/routes/paths'
import { BIDS, DELIVERY, ORDER, payments, TURMERIC } from './payments'
import { SAVITA } from './steps'

export interface Place {
  path: string
  /** As Savita; else as a visitor. */
  signedIn: boolean
  /** Sends the form unchanged, to show its errors. */
  sendsForm?: boolean
  /** Goes to a later step of the screen, once it has loaded. */
  walk?: (page: Page) => Promise<void>
}

const CLOSED = '66d000000000000000000061'
const CLOSED_ITEM = '66e000000000000000006101'

/** Goes to this step of the checkout by the last button, in any language. */
const walkTo = (step: number) => async (page: Page) => {
  const stepNow = () => Number(new URL(page.url()).searchParams.get('step') ?? 1)
  // The checkout opens at the step that this tab has reached.
  for (let next = stepNow() + 1; next <= step; next += 1) {
    await page.getByRole('main').getByRole('button').last().click()
    await expect.poll(stepNow).toBe(next)
  }
}

const visitors = (path: string, more: Partial<Place> = {}) => ({ path, signedIn: false, ...more })
const signedIn = (path: string, more: Partial<Place> = {}) => ({ path, signedIn: true, ...more })

/** Screens whose forms start empty, so that sending them shows errors. */
const emptyForms = ['login', 'forgotPassword', 'publicHelp', 'addAddress']

/** The routes without a parameter. */
const plain = Object.entries(screens).flatMap(([name, screen]) => {
  const { path } = screen
  const place = { path, signedIn: !('open' in screen), sendsForm: emptyForms.includes(name) }
  return path.includes(':') ? [] : [place]
})

/** Every route, with content in the default scenario. */
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
  signedIn(`/order/singleorderDetails/${ORDER}`),
  signedIn(payments.reverify.path),
  signedIn(`/order/singleorderDetails/${CLOSED}?saleOnly=true`),
  signedIn(`/order/singleProductDetails/${ORDER}/${TURMERIC}`),
  signedIn(`/order/singleProductDetails/${CLOSED}/${CLOSED_ITEM}`),
  signedIn(DELIVERY),
  signedIn(`/quoteDetails/${ORDER}`),
  signedIn(BIDS),
  signedIn(`/sell/confirmation/${CLOSED}/${CLOSED_ITEM}`),
  signedIn('/help/support/contactUs', { sendsForm: true }),
  signedIn('/help/support/queries'),
  signedIn('/help/support/general/Q000117'),
]

/** Paths that look different in other scenarios. */
const pathsOfScenarios: Partial<Record<ScenarioName, string[]>> = {
  'no-orders': ['/history', '/order/history', '/quotes'],
  'empty-cart': ['/cart', '/checkout'],
  'no-products': ['/home', '/product/list'],
  'no-bank-details': ['/profile', '/checkout', '/profile/referral'],
  'new-user': ['/home', '/profile', '/cart', '/checkout', '/profile/referral'],
  'no-queries': ['/help/support/queries'],
  'no-quotes': ['/quotes', BIDS],
  'delivery-requested': [DELIVERY],
  'delivery-accepted': [DELIVERY],
  'quotes-waiting': ['/quotes'],
  'every-order': ['/history', '/order/history'],
  'deals-over': ['/order/history', DELIVERY],
}

/** The same, as places. */
export const placesOfScenarios = Object.entries(pathsOfScenarios).map(([scenario, paths]) => ({
  scenario: scenario as ScenarioName,
  places: paths.map((path) => signedIn(path)),
}))

/** The routes without a place. */
export function routesLeftOut(): string[] {
  return Object.values(patterns).filter(
    (pattern) => !places.some(({ path }) => matchPath(pattern, path.split('?')[0] ?? '')),
  )
}
