import type { ComponentType } from 'react'
import { patterns } from '@/paths'
import type { SkeletonKind } from './ScreenSkeleton'

export interface ScreenRoute {
  path: string
  load: () => Promise<{ Component: ComponentType }>
  /** The shape of what comes, while code and data are on the way. */
  skeleton: SkeletonKind
  /** Open to everybody (decisions.md, "Session and routes"); every other screen needs a signed-in person. */
  open?: true
}

/** One line a screen, in the order of the specification's route tables. The landing page stands outside the layout. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: patterns.login,
    load: () => import('@/features/login/LoginScreen'),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.register,
    load: () => import('./RegisterRoute'),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.forgotPassword,
    load: () => import('@/features/password/ForgotPasswordScreen'),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.forgotPasswordOtp,
    load: () => import('@/features/password/OtpScreen'),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.resetPassword,
    load: () => import('@/features/password/ResetPasswordScreen'),
    skeleton: 'form',
    open: true,
  },
  { path: patterns.home, load: () => import('@/features/catalogue/HomeScreen'), skeleton: 'home' },
  {
    path: patterns.productList,
    load: () => import('@/features/catalogue/ProductListScreen'),
    skeleton: 'grid',
  },
  {
    path: patterns.productDetails,
    load: () => import('@/features/catalogue/ProductDetailsScreen'),
    skeleton: 'details',
  },
  {
    path: patterns.setQuantity,
    load: () => import('@/features/catalogue/SetQuantityScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.addAddress,
    load: () => import('@/features/address/AddressFormScreen'),
    skeleton: 'form',
  },
  {
    path: patterns.editAddress,
    load: () => import('@/features/address/AddressFormScreen'),
    skeleton: 'form',
  },
  { path: patterns.cart, load: () => import('@/features/cart/CartScreen'), skeleton: 'list' },
  {
    path: patterns.checkout,
    load: () => import('@/features/checkout/CheckoutScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.bankDetails,
    load: () => import('@/features/account/BankDetailsScreen'),
    skeleton: 'form',
  },
  {
    path: patterns.profile,
    load: () => import('@/features/profile/ProfileScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.editProfile,
    load: () => import('@/features/profile/EditProfileScreen'),
    skeleton: 'form',
  },
  {
    path: patterns.referral,
    load: () => import('@/features/rewards/ReferralScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.referralList,
    load: () => import('@/features/rewards/RewardListScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.rewardDetails,
    load: () => import('@/features/rewards/RewardDetailsScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.singleReward,
    load: () => import('@/features/rewards/SingleRewardScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.history,
    load: () => import('@/features/orders/HistoryScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.orderHistory,
    load: () => import('@/features/orders/OrderHistoryScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.order,
    load: () => import('@/features/orders/OrderScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.orderProduct,
    load: () => import('@/features/orders/OrderProductScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.deliveryRequest,
    load: () => import('@/features/delivery/DeliveryScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.quotes,
    load: () => import('@/features/quotes/QuotesScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.quoteDetails,
    load: () => import('@/features/quotes/QuoteDetailsScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.singleQuote,
    load: () => import('@/features/quotes/SingleQuoteScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.sellConfirmation,
    load: () => import('@/features/quotes/SellConfirmationScreen'),
    skeleton: 'list',
  },
  {
    path: patterns.userGuide,
    load: () => import('@/features/guide/GuideScreen'),
    skeleton: 'list',
    open: true,
  },
  {
    path: patterns.publicHelp,
    load: () => import('@/features/help/PublicHelpScreen'),
    skeleton: 'form',
    open: true,
  },
  { path: patterns.help, load: () => import('@/features/help/HelpScreen'), skeleton: 'form' },
  {
    path: patterns.helpQuery,
    load: () => import('@/features/help/QueryScreen'),
    skeleton: 'list',
  },
  { path: '*', load: () => import('./NotFoundScreen'), skeleton: 'plain', open: true },
]
