import type { ComponentType } from 'react'
import { patterns } from '@/paths'
import type english from '@/text/en.json'
import type { SkeletonKind } from './ScreenSkeleton'

export interface ScreenRoute {
  path: string
  load: () => Promise<{ Component: ComponentType }>
  /** The shape of what comes, while code and data are on the way. */
  skeleton: SkeletonKind
  /** Left out where the title is in the data, and where a visitor's screen needs none. */
  title?: keyof typeof english.titles
  /** One of the five tabs: no back arrow. */
  isTab?: true
  /** Open to everybody (NAV-1); every other screen needs a signed-in person. */
  open?: true
}

/** A screen of a signed-in person has one, unless it is one of the five tabs. */
export const hasBackArrow = ({ open, isTab }: ScreenRoute) => !open && !isTab

/** One line a screen, in the order of docs/specification.md (NAV). The landing page stands outside the layout. */
export const screenRoutes: readonly ScreenRoute[] = [
  {
    path: patterns.login,
    load: () => import('@/features/login/LoginScreen').then((m) => ({ Component: m.LoginScreen })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.register,
    load: () => import('./RegisterRoute').then((m) => ({ Component: m.RegisterRoute })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.forgotPassword,
    load: () =>
      import('@/features/password/ForgotPasswordScreen').then((m) => ({
        Component: m.ForgotPasswordScreen,
      })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.forgotPasswordOtp,
    load: () => import('@/features/password/OtpScreen').then((m) => ({ Component: m.OtpScreen })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.resetPassword,
    load: () =>
      import('@/features/password/ResetPasswordScreen').then((m) => ({
        Component: m.ResetPasswordScreen,
      })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.home,
    load: () =>
      import('@/features/catalogue/HomeScreen').then((m) => ({ Component: m.HomeScreen })),
    skeleton: 'home',
    isTab: true,
  },
  {
    path: patterns.productList,
    load: () =>
      import('@/features/catalogue/ProductListScreen').then((m) => ({
        Component: m.ProductListScreen,
      })),
    skeleton: 'grid',
    title: 'productList',
    isTab: true,
  },
  {
    path: patterns.productDetails,
    load: () =>
      import('@/features/catalogue/ProductDetailsScreen').then((m) => ({
        Component: m.ProductDetailsScreen,
      })),
    skeleton: 'details',
  },
  {
    path: patterns.setQuantity,
    load: () =>
      import('@/features/catalogue/SetQuantityScreen').then((m) => ({
        Component: m.SetQuantityScreen,
      })),
    skeleton: 'list',
    title: 'setQuantity',
  },
  {
    path: patterns.addAddress,
    load: () =>
      import('@/features/address/AddressFormScreen').then((m) => ({
        Component: m.AddressFormScreen,
      })),
    skeleton: 'form',
    title: 'address',
  },
  {
    path: patterns.editAddress,
    load: () =>
      import('@/features/address/AddressFormScreen').then((m) => ({
        Component: m.AddressFormScreen,
      })),
    skeleton: 'form',
    title: 'address',
  },
  {
    path: patterns.cart,
    load: () => import('@/features/cart/CartScreen').then((m) => ({ Component: m.CartScreen })),
    skeleton: 'list',
    title: 'cart',
  },
  {
    path: patterns.checkout,
    load: () =>
      import('@/features/checkout/CheckoutScreen').then((m) => ({ Component: m.CheckoutScreen })),
    skeleton: 'list',
    title: 'checkout',
  },
  {
    path: patterns.bankDetails,
    load: () =>
      import('@/features/account/BankDetailsScreen').then((m) => ({
        Component: m.BankDetailsScreen,
      })),
    skeleton: 'form',
    title: 'bankDetails',
  },
  {
    path: patterns.profile,
    load: () =>
      import('@/features/profile/ProfileScreen').then((m) => ({ Component: m.ProfileScreen })),
    skeleton: 'list',
    title: 'profile',
    isTab: true,
  },
  {
    path: patterns.editProfile,
    load: () =>
      import('@/features/profile/EditProfileScreen').then((m) => ({
        Component: m.EditProfileScreen,
      })),
    skeleton: 'form',
    title: 'editProfile',
  },
  {
    path: patterns.referral,
    load: () =>
      import('@/features/rewards/ReferralScreen').then((m) => ({ Component: m.ReferralScreen })),
    skeleton: 'list',
    title: 'referral',
  },
  {
    path: patterns.referralList,
    load: () =>
      import('@/features/rewards/RewardListScreen').then((m) => ({
        Component: m.RewardListScreen,
      })),
    skeleton: 'list',
    title: 'referralList',
  },
  {
    path: patterns.rewardDetails,
    load: () =>
      import('@/features/rewards/RewardDetailsScreen').then((m) => ({
        Component: m.RewardDetailsScreen,
      })),
    skeleton: 'list',
  },
  {
    path: patterns.singleReward,
    load: () =>
      import('@/features/rewards/SingleRewardScreen').then((m) => ({
        Component: m.SingleRewardScreen,
      })),
    skeleton: 'list',
  },
  {
    path: patterns.history,
    load: () =>
      import('@/features/orders/HistoryScreen').then((m) => ({ Component: m.HistoryScreen })),
    skeleton: 'list',
    title: 'history',
    isTab: true,
  },
  {
    path: patterns.orderHistory,
    load: () =>
      import('@/features/orders/OrderHistoryScreen').then((m) => ({
        Component: m.OrderHistoryScreen,
      })),
    skeleton: 'list',
    title: 'orderHistory',
  },
  {
    path: patterns.order,
    load: () => import('@/features/orders/OrderScreen').then((m) => ({ Component: m.OrderScreen })),
    skeleton: 'list',
    title: 'order',
  },
  {
    path: patterns.orderProduct,
    load: () =>
      import('@/features/orders/OrderProductScreen').then((m) => ({
        Component: m.OrderProductScreen,
      })),
    skeleton: 'list',
    title: 'orderProduct',
  },
  {
    path: patterns.deliveryRequest,
    load: () =>
      import('@/features/delivery/DeliveryScreen').then((m) => ({ Component: m.DeliveryScreen })),
    skeleton: 'list',
    title: 'deliveryRequest',
  },
  {
    path: patterns.quotes,
    load: () =>
      import('@/features/quotes/QuotesScreen').then((m) => ({ Component: m.QuotesScreen })),
    skeleton: 'list',
    title: 'quotes',
    isTab: true,
  },
  {
    path: patterns.quoteDetails,
    load: () =>
      import('@/features/quotes/QuoteDetailsScreen').then((m) => ({
        Component: m.QuoteDetailsScreen,
      })),
    skeleton: 'list',
  },
  {
    path: patterns.singleQuote,
    load: () =>
      import('@/features/quotes/SingleQuoteScreen').then((m) => ({
        Component: m.SingleQuoteScreen,
      })),
    skeleton: 'list',
  },
  {
    path: patterns.sellConfirmation,
    load: () =>
      import('@/features/quotes/SellConfirmationScreen').then((m) => ({
        Component: m.SellConfirmationScreen,
      })),
    skeleton: 'list',
  },
  {
    path: patterns.userGuide,
    load: () => import('@/features/guide/GuideScreen').then((m) => ({ Component: m.GuideScreen })),
    skeleton: 'list',
    open: true,
  },
  {
    path: patterns.publicHelp,
    load: () =>
      import('@/features/help/PublicHelpScreen').then((m) => ({ Component: m.PublicHelpScreen })),
    skeleton: 'form',
    open: true,
  },
  {
    path: patterns.help,
    load: () => import('@/features/help/HelpScreen').then((m) => ({ Component: m.HelpScreen })),
    skeleton: 'form',
    title: 'help',
  },
  {
    path: patterns.helpQuery,
    load: () => import('@/features/help/QueryScreen').then((m) => ({ Component: m.QueryScreen })),
    skeleton: 'list',
    title: 'helpQuery',
  },
  {
    path: '*',
    load: () => import('./NotFound').then((m) => ({ Component: m.NotFound })),
    skeleton: 'plain',
    open: true,
  },
]
