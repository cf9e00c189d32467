import { matchPath } from 'react-router-dom'
import { pathSegment } from './path-segment.ts'

/**
 * Every route pattern of docs/specification.md (NAV), and a typed builder for those with
 * parameters.
 */
export const patterns = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot/password',
  forgotPasswordOtp: '/forgot/password/otp/:mno',
  resetPassword: '/reset/password/:id',
  home: '/home',
  productList: '/product/list',
  productDetails: '/product/details/:sku',
  setQuantity: '/setQuantity/:sku',
  addAddress: '/add/address',
  editAddress: '/add/address/:id',
  cart: '/cart',
  checkout: '/checkout',
  bankDetails: '/update/bankDetails',
  profile: '/profile',
  editProfile: '/profile/update',
  referral: '/profile/referral',
  referralList: '/profile/referral/list',
  rewardDetails: '/profile/referral/rewardDetails/:id',
  singleReward: '/profile/referral/rewardDetails/single/:id/:pId',
  history: '/history',
  orderHistory: '/order/history',
  statement: '/statement',
  order: '/order/singleorderDetails/:id',
  orderProduct: '/order/singleProductDetails/:orderId/:productId',
  deliveryRequest: '/request/delivery/:productId/:orderId',
  quotes: '/quotes',
  quoteDetails: '/quoteDetails/:id',
  singleQuote: '/singleQuoteDetails/:orderId/:productId',
  sellConfirmation: '/sell/confirmation/:orderId/:productId',
  userGuide: '/user/guide',
  publicHelp: '/help/support',
  help: '/help/support/:type',
  helpQuery: '/help/support/:type/:qno',
} as const

type Parameters<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameters<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Builder<Pattern extends string> = [Parameters<Pattern>] extends [never]
  ? string
  : (parameters: Record<Parameters<Pattern>, string>) => string

type Paths = { [Name in keyof typeof patterns]: Builder<(typeof patterns)[Name]> }

function build(pattern: string): string | ((parameters: Record<string, string>) => string) {
  if (!pattern.includes(':')) return pattern
  return (parameters) => fill(pattern, parameters)
}

function fill(pattern: string, parameters: Record<string, string | undefined>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => pathSegment(parameters[name] ?? ''))
}

/** Paths to link to: `paths.cart`, `paths.order({ id })`. Parameters are encoded. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, build(pattern)]),
) as Paths

/** The order screen on its sales side (`saleOnly=true`) or its purchase side. */
export function orderPath(id: string, saleOnly: boolean): string {
  return `${paths.order({ id })}?saleOnly=${String(saleOnly)}`
}

/**
 * The registration page, with a referral code when there is one, and the offer that is shared
 * (SHR-1).
 */
export function registerPath(referralCode?: string, offerSku?: string): string {
  const query = [
    referralCode && `code=${pathSegment(referralCode)}`,
    offerSku && `offer=${pathSegment(offerSku)}`,
  ].filter(Boolean)
  return query.length > 0 ? `${paths.register}?${query.join('&')}` : paths.register
}

/** Where a signed-in person starts: at the offer they were sent (SHR-2), else at home. */
export function startPath(sentSku: string | null | undefined): string {
  return sentSku ? `${paths.productDetails({ sku: sentSku })}?sent=1` : paths.home
}

/** The contact form with its subject filled in (ORD-8). */
export function raiseQueryPath({ subject }: { subject: string }): string {
  return `${paths.help({ type: 'contactUs' })}?subject=${pathSegment(subject)}`
}

/**
 * The screen above a signed-in person's screen: the list or the order it belongs to, else home
 * (NAV-5).
 */
export function parentPath({ pathname, search }: { pathname: string; search: string }): string {
  for (const [pattern, parent] of parents) {
    const names = matchPath(pattern, pathname)?.params
    if (!names) continue
    const path = fill(parent, { id: names.orderId, ...names })
    return pattern === patterns.order && search.includes('saleOnly=true')
      ? `${path}?tab=sales`
      : path
  }
  return paths.home
}

const parents: readonly [pattern: string, parent: string][] = [
  [patterns.productDetails, patterns.productList],
  [patterns.setQuantity, patterns.productList],
  [patterns.checkout, patterns.cart],
  [patterns.editProfile, patterns.profile],
  [patterns.referral, patterns.profile],
  [patterns.referralList, patterns.referral],
  [patterns.rewardDetails, patterns.referralList],
  [patterns.singleReward, patterns.rewardDetails],
  [patterns.orderHistory, patterns.profile],
  [patterns.statement, patterns.history],
  [patterns.order, patterns.history],
  [patterns.orderProduct, patterns.order],
  [patterns.deliveryRequest, patterns.orderProduct],
  [patterns.quoteDetails, patterns.quotes],
  [patterns.singleQuote, patterns.quoteDetails],
  [patterns.sellConfirmation, patterns.quotes],
  [patterns.help, patterns.profile],
  [patterns.helpQuery, '/help/support/queries'],
]
