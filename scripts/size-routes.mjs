// @ts-check
/**
 * What each route makes the browser load beyond the entry, by the source modules the router imports for it. What those
 * import statically comes along by itself (size-checks.mjs). A screen that stands in no row fails the check.
 */

/** Budgets in brotli kB. */
export const budgets = {
  landing: '80 kB',
  entrance: '125 kB',
  everyday: '130 kB',
  /** Checkout has most to carry; no other screen may weigh more. */
  heaviest: '155 kB',
  screen: '12 kB',
  css: '12 kB',
  page: '14 kB',
  picture: '12 kB',
}

/** @typedef {{ route: string, budget: keyof typeof budgets, modules: string[] }} Route */

/** Screens that are part of the entry itself: no chunk of their own, nothing to wait for. */
export const screensOfTheEntry = ['src/features/landing/LandingScreen.tsx']

const layout = 'src/app/LayoutRoutes.tsx'

/** Comes with the layout for a signed-in person, and axios with it; a visitor's screen stands before axios comes. */
const signedIn = 'src/app/SignedIn.tsx'

/**
 * A screen of the shared layout, as a signed-in person opens it.
 * @param {string} route
 * @param {keyof typeof budgets} budget
 * @param {string} screen Below src/features, without its ending.
 * @returns {Route}
 */
function inShell(route, budget, screen) {
  return { route, budget, modules: [layout, signedIn, `src/features/${screen}.tsx`] }
}

/**
 * A screen of the shared layout that only visitors open.
 * @param {string} route
 * @param {string} module
 * @returns {Route}
 */
function entrance(route, module) {
  return { route, budget: 'entrance', modules: [layout, module] }
}

/** @type {Route[]} */
export const routes = [
  { route: '/', budget: 'landing', modules: ['src/features/landing/Languages.tsx'] },
  entrance('/login', 'src/features/login/LoginScreen.tsx'),
  entrance('/register', 'src/app/RegisterRoute.tsx'),
  entrance('/forgot/password', 'src/features/password/ForgotPasswordScreen.tsx'),
  entrance('/forgot/password/otp/:mno', 'src/features/password/OtpScreen.tsx'),
  entrance('/reset/password/:id', 'src/features/password/ResetPasswordScreen.tsx'),
  entrance('/help/support', 'src/features/help/PublicHelpScreen.tsx'),
  entrance('/user/guide', 'src/features/guide/GuideScreen.tsx'),
  inShell('/home', 'everyday', 'catalogue/HomeScreen'),
  inShell('/product/list', 'everyday', 'catalogue/ProductListScreen'),
  inShell('/product/details/:sku', 'heaviest', 'catalogue/ProductDetailsScreen'),
  inShell('/setQuantity/:sku', 'heaviest', 'catalogue/SetQuantityScreen'),
  inShell('/add/address', 'heaviest', 'address/AddressFormScreen'),
  inShell('/cart', 'heaviest', 'cart/CartScreen'),
  inShell('/checkout', 'heaviest', 'checkout/CheckoutScreen'),
  inShell('/update/bankDetails', 'heaviest', 'account/BankDetailsScreen'),
  inShell('/profile', 'everyday', 'profile/ProfileScreen'),
  inShell('/profile/update', 'heaviest', 'profile/EditProfileScreen'),
  inShell('/profile/referral', 'heaviest', 'rewards/ReferralScreen'),
  inShell('/profile/referral/list', 'heaviest', 'rewards/RewardListScreen'),
  inShell('/profile/referral/rewardDetails/:id', 'heaviest', 'rewards/RewardDetailsScreen'),
  inShell(
    '/profile/referral/rewardDetails/single/:id/:pId',
    'heaviest',
    'rewards/SingleRewardScreen',
  ),
  inShell('/history', 'everyday', 'orders/HistoryScreen'),
  inShell('/order/history', 'everyday', 'orders/OrderHistoryScreen'),
  inShell('/order/singleorderDetails/:id', 'heaviest', 'orders/OrderScreen'),
  inShell(
    '/order/singleProductDetails/:orderId/:productId',
    'heaviest',
    'orders/OrderProductScreen',
  ),
  inShell('/request/delivery/:productId/:orderId', 'heaviest', 'delivery/DeliveryScreen'),
  inShell('/quotes', 'everyday', 'quotes/QuotesScreen'),
  inShell('/quoteDetails/:id', 'heaviest', 'quotes/QuoteDetailsScreen'),
  inShell('/singleQuoteDetails/:orderId/:productId', 'heaviest', 'quotes/SingleQuoteScreen'),
  inShell('/sell/confirmation/:orderId/:productId', 'heaviest', 'quotes/SellConfirmationScreen'),
  inShell('/help/support/:type', 'heaviest', 'help/HelpScreen'),
  inShell('/help/support/:type/:qno', 'everyday', 'help/QueryScreen'),
]
