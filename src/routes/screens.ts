export interface Screen {
  /** Its route pattern in docs/specification.md (NAV). */
  path: string
  /** Its module below src, which exports the component under the file's name. */
  file: string
  /** Its shape, shown while code and data load: a kind of src/ui/ScreenSkeleton.tsx. */
  skeleton: string
  /** A key of `titles`. Left out where it is in the data or a visitor's screen needs none. */
  title?: string
  /** The screen above it (NAV-5), home where left out. An `:id` may be this path's `:orderId`. */
  parent?: string
  /** Where the back arrow always leads, wherever the screen was opened (NAV-5). */
  backTo?: string
  /** One of the five tabs: no back arrow. */
  isTab?: true
  /** Open to everybody (NAV-1); every other screen needs a signed-in person. */
  open?: true
}

/**
 * Every screen but the landing page, by the name of its route. The paths, the router, the
 * prerendered pages and the size budgets read this table, so it imports nothing.
 */
export const screens = {
  login: { path: '/login', file: 'features/login/LoginScreen', skeleton: 'form', open: true },
  register: {
    path: '/register',
    file: 'features/register/RegisterScreen',
    skeleton: 'form',
    open: true,
  },
  forgotPassword: {
    path: '/forgot/password',
    file: 'features/password/ForgotPasswordScreen',
    skeleton: 'form',
    open: true,
  },
  forgotPasswordOtp: {
    path: '/forgot/password/otp/:mno',
    file: 'features/password/OtpScreen',
    skeleton: 'form',
    open: true,
  },
  resetPassword: {
    path: '/reset/password/:id',
    file: 'features/password/ResetPasswordScreen',
    skeleton: 'form',
    open: true,
  },
  home: { path: '/home', file: 'features/catalogue/HomeScreen', skeleton: 'home', isTab: true },
  productList: {
    path: '/product/list',
    file: 'features/catalogue/ProductListScreen',
    skeleton: 'grid',
    title: 'productList',
    isTab: true,
  },
  productDetails: {
    path: '/product/details/:sku',
    file: 'features/catalogue/ProductDetailsScreen',
    skeleton: 'details',
    parent: '/product/list',
  },
  setQuantity: {
    path: '/setQuantity/:sku',
    file: 'features/catalogue/SetQuantityScreen',
    skeleton: 'quantity',
    title: 'setQuantity',
    parent: '/product/list',
  },
  addAddress: {
    path: '/add/address',
    file: 'features/address/AddressFormScreen',
    skeleton: 'form',
    title: 'address',
  },
  editAddress: {
    path: '/add/address/:id',
    file: 'features/address/AddressFormScreen',
    skeleton: 'form',
    title: 'address',
  },
  cart: { path: '/cart', file: 'features/cart/CartScreen', skeleton: 'cart', title: 'cart' },
  checkout: {
    path: '/checkout',
    file: 'features/checkout/CheckoutScreen',
    skeleton: 'checkout',
    title: 'checkout',
    parent: '/cart',
  },
  sharedMessage: {
    path: '/payment/shared',
    file: 'features/orders/SharedMessageScreen',
    skeleton: 'plain',
    title: 'sharedMessage',
  },
  bankDetails: {
    path: '/update/bankDetails',
    file: 'features/profile/BankDetailsScreen',
    skeleton: 'form',
    title: 'bankDetails',
  },
  profile: {
    path: '/profile',
    file: 'features/profile/ProfileScreen',
    skeleton: 'profile',
    title: 'profile',
    isTab: true,
  },
  editProfile: {
    path: '/profile/update',
    file: 'features/profile/EditProfileScreen',
    skeleton: 'form',
    title: 'editProfile',
    parent: '/profile',
  },
  rewards: {
    path: '/profile/referral',
    file: 'features/rewards/ReferralScreen',
    skeleton: 'rewards',
    title: 'referral',
    parent: '/profile',
  },
  referralList: {
    path: '/profile/referral/list',
    file: 'features/rewards/RewardListScreen',
    skeleton: 'list',
    title: 'referralList',
    parent: '/profile/referral',
  },
  rewardDetails: {
    path: '/profile/referral/rewardDetails/:id',
    file: 'features/rewards/RewardDetailsScreen',
    skeleton: 'list',
    parent: '/profile/referral/list',
  },
  singleReward: {
    path: '/profile/referral/rewardDetails/single/:id/:itemId',
    file: 'features/rewards/SingleRewardScreen',
    skeleton: 'list',
    parent: '/profile/referral/rewardDetails/:id',
  },
  history: {
    path: '/history',
    file: 'features/orders/HistoryScreen',
    skeleton: 'history',
    title: 'history',
    isTab: true,
  },
  money: {
    path: '/history/money',
    file: 'features/orders/MoneyScreen',
    skeleton: 'list',
    title: 'money',
    parent: '/history',
  },
  orderHistory: {
    path: '/order/history',
    file: 'features/orders/OrderHistoryScreen',
    skeleton: 'orders',
    title: 'orderHistory',
    parent: '/profile',
  },
  statement: {
    path: '/statement',
    file: 'features/rewards/StatementScreen',
    skeleton: 'list',
    title: 'statement',
    parent: '/history',
  },
  order: {
    path: '/order/singleorderDetails/:id',
    file: 'features/orders/OrderScreen',
    skeleton: 'order',
    title: 'order',
    parent: '/history',
  },
  orderProduct: {
    path: '/order/singleProductDetails/:orderId/:itemId',
    file: 'features/orders/OrderProductScreen',
    skeleton: 'orderProduct',
    title: 'orderProduct',
    parent: '/order/singleorderDetails/:id',
  },
  deliveryRequest: {
    path: '/request/delivery/:itemId/:orderId',
    file: 'features/delivery/DeliveryScreen',
    skeleton: 'delivery',
    title: 'deliveryRequest',
    parent: '/order/singleProductDetails/:orderId/:itemId',
  },
  quotes: {
    path: '/quotes',
    file: 'features/quotes/QuotesScreen',
    skeleton: 'quotes',
    title: 'quotes',
    isTab: true,
  },
  quoteDetails: {
    path: '/quoteDetails/:id',
    file: 'features/quotes/QuoteDetailsScreen',
    skeleton: 'quotedOrder',
    parent: '/quotes',
  },
  singleQuote: {
    path: '/singleQuoteDetails/:orderId/:itemId',
    file: 'features/quotes/SingleQuoteScreen',
    skeleton: 'quote',
    parent: '/quoteDetails/:id',
  },
  sellConfirmation: {
    path: '/sell/confirmation/:orderId/:itemId',
    file: 'features/quotes/SellConfirmationScreen',
    skeleton: 'sale',
    parent: '/quotes',
  },
  userGuide: {
    path: '/user/guide',
    file: 'features/guide/GuideScreen',
    skeleton: 'list',
    open: true,
  },
  publicHelp: {
    path: '/help/support',
    file: 'features/help/PublicHelpScreen',
    skeleton: 'form',
    open: true,
  },
  help: {
    path: '/help/support/:type',
    file: 'features/help/HelpScreen',
    skeleton: 'form',
    title: 'help',
    parent: '/profile',
    backTo: '/profile',
  },
  helpQuery: {
    path: '/help/support/:type/:qno',
    file: 'features/help/QueryScreen',
    skeleton: 'query',
    title: 'helpQuery',
    parent: '/help/support/queries',
  },
} as const satisfies Record<string, Screen>

/** The modules that a screen loads beyond the entry. What those import statically comes along. */
export const modulesOf = ({ file, open }: Screen): string[] => [
  'src/app/LayoutRoutes.tsx',
  // Only for a signed-in person; axios comes with it.
  ...(open ? [] : ['src/app/SignedIn.tsx']),
  `src/${file}.tsx`,
]

/** The same of the landing page, which is part of the entry. */
export const landingModules = ['src/features/landing/MarketDrawing.tsx']
