export type SkeletonKind = 'plain' | 'form' | 'list' | 'grid' | 'home' | 'details'

interface Screen {
  /** Its module below src, which exports the component under the file's name. */
  file: string
  /** The shape of the screen, shown while code and data load. */
  skeleton: SkeletonKind
  /** A key of `titles`. Left out where it is in the data or a visitor's screen needs none. */
  title?: string
  /** One of the five tabs: no back arrow. */
  isTab?: true
  /** Open to everybody (NAV-1); every other screen needs a signed-in person. */
  open?: true
}

/**
 * Every screen but the landing page, by the name of its route in src/paths.ts. The router, the
 * prerendered pages and the size budgets read this table, so it imports nothing.
 */
export const screens = {
  login: { file: 'features/login/LoginScreen', skeleton: 'form', open: true },
  register: { file: 'app/RegisterRoute', skeleton: 'form', open: true },
  forgotPassword: { file: 'features/password/ForgotPasswordScreen', skeleton: 'form', open: true },
  forgotPasswordOtp: { file: 'features/password/OtpScreen', skeleton: 'form', open: true },
  resetPassword: { file: 'features/password/ResetPasswordScreen', skeleton: 'form', open: true },
  home: { file: 'features/catalogue/HomeScreen', skeleton: 'home', isTab: true },
  productList: {
    file: 'features/catalogue/ProductListScreen',
    skeleton: 'grid',
    title: 'productList',
    isTab: true,
  },
  productDetails: { file: 'features/catalogue/ProductDetailsScreen', skeleton: 'details' },
  setQuantity: {
    file: 'features/catalogue/SetQuantityScreen',
    skeleton: 'list',
    title: 'setQuantity',
  },
  addAddress: { file: 'features/address/AddressFormScreen', skeleton: 'form', title: 'address' },
  editAddress: { file: 'features/address/AddressFormScreen', skeleton: 'form', title: 'address' },
  cart: { file: 'features/cart/CartScreen', skeleton: 'list', title: 'cart' },
  checkout: { file: 'features/checkout/CheckoutScreen', skeleton: 'list', title: 'checkout' },
  bankDetails: {
    file: 'features/account/BankDetailsScreen',
    skeleton: 'form',
    title: 'bankDetails',
  },
  profile: {
    file: 'features/profile/ProfileScreen',
    skeleton: 'list',
    title: 'profile',
    isTab: true,
  },
  editProfile: {
    file: 'features/profile/EditProfileScreen',
    skeleton: 'form',
    title: 'editProfile',
  },
  referral: { file: 'features/rewards/ReferralScreen', skeleton: 'list', title: 'referral' },
  referralList: {
    file: 'features/rewards/RewardListScreen',
    skeleton: 'list',
    title: 'referralList',
  },
  rewardDetails: { file: 'features/rewards/RewardDetailsScreen', skeleton: 'list' },
  singleReward: { file: 'features/rewards/SingleRewardScreen', skeleton: 'list' },
  history: {
    file: 'features/orders/HistoryScreen',
    skeleton: 'list',
    title: 'history',
    isTab: true,
  },
  orderHistory: {
    file: 'features/orders/OrderHistoryScreen',
    skeleton: 'list',
    title: 'orderHistory',
  },
  statement: {
    file: 'features/statement/StatementScreen',
    skeleton: 'list',
    title: 'statement',
  },
  order: { file: 'features/orders/OrderScreen', skeleton: 'list', title: 'order' },
  orderProduct: {
    file: 'features/orders/OrderProductScreen',
    skeleton: 'list',
    title: 'orderProduct',
  },
  deliveryRequest: {
    file: 'features/delivery/DeliveryScreen',
    skeleton: 'list',
    title: 'deliveryRequest',
  },
  quotes: { file: 'features/quotes/QuotesScreen', skeleton: 'list', title: 'quotes', isTab: true },
  quoteDetails: { file: 'features/quotes/QuoteDetailsScreen', skeleton: 'list' },
  singleQuote: { file: 'features/quotes/SingleQuoteScreen', skeleton: 'list' },
  sellConfirmation: { file: 'features/quotes/SellConfirmationScreen', skeleton: 'list' },
  userGuide: { file: 'features/guide/GuideScreen', skeleton: 'list', open: true },
  publicHelp: { file: 'features/help/PublicHelpScreen', skeleton: 'form', open: true },
  help: { file: 'features/help/HelpScreen', skeleton: 'form', title: 'help' },
  helpQuery: { file: 'features/help/QueryScreen', skeleton: 'list', title: 'helpQuery' },
} as const satisfies Record<string, Screen>

/** The modules that a screen loads beyond the entry. What those import statically comes along. */
export const modulesOf = ({ file, open }: Screen): string[] => [
  'src/app/LayoutRoutes.tsx',
  // Only for a signed-in person; axios comes with it.
  ...(open ? [] : ['src/app/SignedIn.tsx']),
  `src/${file}.tsx`,
]

/** The same of the landing page, which is part of the entry. */
export const landingModules = [
  'src/features/landing/Languages.tsx',
  'src/features/landing/MarketDrawing.tsx',
]
