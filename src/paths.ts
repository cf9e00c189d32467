import { matchPath } from 'react-router-dom'
import { pathSegment } from './path-segment.ts'

/** Every route pattern of docs/specification.md (NAV), and a typed builder for those with parameters. */
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
  return (parameters) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => pathSegment(parameters[name] ?? ''))
}

/** Paths to link to: `paths.cart`, `paths.order({ id })`. Parameters are encoded. */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, build(pattern)]),
) as Paths

/** The order screen on its sales side (`saleOnly=true`) or its purchase side. */
export function orderPath(id: string, saleOnly: boolean): string {
  return `${paths.order({ id })}?saleOnly=${String(saleOnly)}`
}

/** The registration page, with a referral code when there is one. */
export function registerPath(referralCode?: string): string {
  return referralCode ? `${paths.register}?code=${pathSegment(referralCode)}` : paths.register
}

/** The contact form with its subject filled in (ORD-8). */
export function raiseQueryPath({ subject }: { subject: string }): string {
  return `${paths.help({ type: 'contactUs' })}?subject=${pathSegment(subject)}`
}

/** The screen above a signed-in person's screen: the list or the order it belongs to, else home (NAV-5). */
export function parentPath({ pathname, search }: { pathname: string; search: string }): string {
  for (const [pattern, parent] of parents) {
    const names = matchPath(pattern, pathname)?.params
    if (names) return parent(names as Record<string, string>, search)
  }
  return paths.home
}

type Parent = (names: Record<string, string>, search: string) => string

const parents: readonly [pattern: string, parent: Parent][] = [
  [patterns.productDetails, () => paths.productList],
  [patterns.setQuantity, () => paths.productList],
  [patterns.checkout, () => paths.cart],
  [patterns.editProfile, () => paths.profile],
  [patterns.referral, () => paths.profile],
  [patterns.referralList, () => paths.referral],
  [patterns.rewardDetails, () => paths.referralList],
  [patterns.singleReward, ({ id = '' }) => paths.rewardDetails({ id })],
  [patterns.orderHistory, () => paths.profile],
  [
    patterns.order,
    (_, search) =>
      new URLSearchParams(search).get('saleOnly') === 'true'
        ? `${paths.history}?tab=sales`
        : paths.history,
  ],
  [patterns.orderProduct, ({ orderId = '' }) => paths.order({ id: orderId })],
  [
    patterns.deliveryRequest,
    ({ orderId = '', productId = '' }) => paths.orderProduct({ orderId, productId }),
  ],
  [patterns.quoteDetails, () => paths.quotes],
  [patterns.singleQuote, ({ orderId = '' }) => paths.quoteDetails({ id: orderId })],
  [patterns.sellConfirmation, () => paths.quotes],
  [patterns.helpQuery, () => paths.help({ type: 'queries' })],
  [patterns.help, () => paths.profile],
]
