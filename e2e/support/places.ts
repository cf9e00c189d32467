import { patterns } from '@/paths'
import { SAVITA } from './steps'

export interface Place {
  path: string
  /** Signed in as Savita; else a visitor. */
  signedIn: boolean
  /** Its form is sent as it stands, so that its mistakes are shown. */
  sendsForm?: boolean
}

const RUNNING = '66d000000000000000000104'
const RUNNING_ITEM = '66e000000000000000010401'
const CLOSED = '66d000000000000000000061'
const CLOSED_ITEM = '66e000000000000000006101'
const REJECTED = '66d000000000000000000097'

const open = (path: string, sendsForm = false): Place => ({ path, signedIn: false, sendsForm })
const signedIn = (path: string, sendsForm = false): Place => ({ path, signedIn: true, sendsForm })

/** Every route, with something to see on it in the default world. */
export const places: readonly Place[] = [
  open('/'),
  open('/login', true),
  open('/register'),
  open('/register?step=2', true),
  open('/forgot/password', true),
  open('/forgot/password/otp/9876543210', true),
  open(`/reset/password/${SAVITA.id}`, true),
  open('/user/guide'),
  open('/help/support', true),
  open('/nowhere'),
  signedIn('/home'),
  signedIn('/product/list'),
  signedIn('/product/details/WHT-LOK1-D'),
  signedIn('/product/details/CSH-W320-I'),
  signedIn('/setQuantity/WHT-LOK1-D'),
  signedIn('/add/address', true),
  signedIn(`/add/address/66b000000000000000000001`),
  signedIn('/cart'),
  signedIn('/checkout'),
  signedIn('/checkout?step=2'),
  // Full, in the default world: sent, it would be saved and left.
  signedIn('/update/bankDetails'),
  signedIn('/profile'),
  signedIn('/profile/update'),
  signedIn('/profile/referral'),
  signedIn('/profile/referral/list'),
  signedIn('/profile/referral/list?tab=referrals'),
  signedIn('/profile/referral/rewardDetails/66a100000000000000000004'),
  signedIn(
    '/profile/referral/rewardDetails/single/66a100000000000000000002/66e000000000000000088001',
  ),
  signedIn('/history'),
  signedIn('/order/history'),
  signedIn(`/order/singleorderDetails/${RUNNING}`),
  signedIn(`/order/singleorderDetails/${REJECTED}`),
  signedIn(`/order/singleorderDetails/${CLOSED}?saleOnly=true`),
  signedIn(`/order/singleProductDetails/${RUNNING}/${RUNNING_ITEM}`),
  signedIn(`/order/singleProductDetails/${CLOSED}/${CLOSED_ITEM}`),
  signedIn(`/request/delivery/${RUNNING_ITEM}/${RUNNING}`),
  signedIn('/quotes'),
  signedIn(`/quoteDetails/${RUNNING}`),
  signedIn(`/singleQuoteDetails/${RUNNING}/${RUNNING_ITEM}`),
  signedIn(`/sell/confirmation/${CLOSED}/${CLOSED_ITEM}`),
  signedIn('/help/support/contactUs', true),
  signedIn('/help/support/queries'),
  signedIn('/help/support/general/Q000117'),
]

/** The routes no place stands for. */
export function routesLeftOut(): string[] {
  return Object.values(patterns).filter((pattern) => {
    const route = new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
    return !places.some(({ path }) => route.test(path.split('?')[0] ?? ''))
  })
}
