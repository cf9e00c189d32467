import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { preloadClient } from '@/api/call'
import { useCartIfLoaded, useCartSync } from '@/api/cart/use-cart'
// Loads with this file: the first read of a signed-in person needs axios.
import '@/api/client'
import { useUserStatus } from '@/api/hooks/user'
import { useOtherWindows } from '@/api/other-windows'
import { resetFailedReads } from '@/api/query-client'
import { useReportUnsaved } from '@/api/unsaved'
import { paths } from '@/routes/paths'
import { deviceDraftNames } from '@/session/drafts'
import { endSession, useSignedInUserId } from '@/session/session'
import { useNotifyState } from '@/session/settings'
import { deviceStore } from '@/session/storage'
import { useText } from '@/text/text'
import { CartIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { mayPrefetch } from '@/ui/may-prefetch'
import { useIsDesk } from '@/ui/use-is-desk'
import { useOnChange } from '@/ui/use-on-change'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { useIsIdle } from '@/lib/when-idle'
import { setAppBadge } from './app-badge'
import { hasTabBar } from '@/routes/route-tree'
import { useRetryKey } from './ScreenBoundary'
import { CountBadge, TabBar } from './TabBar'

/** For a signed-in person only: the tab bar, the address sheet, and sending unsent cart changes. */
export function SignedIn() {
  const { pathname } = useLocation()
  const userId = useSignedInUserId()
  const { isSettled, isGone } = useUserStatus()
  const { hasFailed, isChangedElsewhere, isWaiting, retry } = useCartSync()
  const t = useText('unsent')
  useReportUnsaved(hasFailed && 'notSaved', retry)
  useReportUnsaved(isChangedElsewhere && 'notSaved', retry, { message: t('cartChanged') })
  useReportUnsaved(isWaiting && 'notSaved', sentByRetry, { message: t('cart') })
  // At hand, so that a page that is closed can still send.
  useEffect(preloadClient, [])
  useOtherWindows()
  const client = useQueryClient()
  // Failed reads of the layout have no `Try again` of their own.
  useOnChange(useRetryKey(), () => resetFailedReads(client))
  useEffect(() => {
    // NAV-3. The guard then leads to the landing page.
    if (isGone) endSession(userId)
  }, [isGone, userId])
  return (
    <>
      {isSettled && hasTabBar(pathname) && <TabBar pathname={pathname} />}
      <AfterFirstScreen />
    </>
  )
}

/** The cart sends it itself once a retry is asked for. */
const sentByRetry = () => undefined

const WaitingPayment = lazyPart(
  async () => (await import('@/features/checkout/WaitingPayment')).WaitingPayment,
)

/** Above the screen, for a signed-in person only. Few have a payment that waits. */
export function TopOfScreen() {
  const hasPayments = useSyncExternalStore(
    deviceStore.subscribe,
    () => deviceDraftNames('payment.').length > 0,
  )
  return hasPayments && <WaitingPayment />
}

const Notifications = lazyPart(
  async () => (await import('@/features/orders/Notifications')).Notifications,
)

const Prefetch = lazyPart(async () => (await import('./Prefetch')).Prefetch)

const Shortcuts = lazyPart(async () => (await import('@/features/help/Shortcuts')).Shortcuts)

const AddressSheet = lazyPart(
  async () => (await import('@/features/address/AddressSheet')).AddressSheet,
)

/**
 * What leaves the network to the first screen: Shortcuts.tsx, with Save-Data only at a desk;
 * Notifications.tsx where they are turned on; later Prefetch.tsx, and the address sheet, or as soon
 * as that is opened.
 */
function AfterFirstScreen() {
  const { isOpen } = useSheet(ADDRESS_SHEET)
  const isNotifying = useNotifyState() === 'on'
  const isSoon = useIsIdle()
  const isLater = useIsIdle(1)
  const isDesk = useIsDesk()
  useEffect(() => () => setAppBadge(0), [])
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return (
    <>
      {isSoon && (isDesk || mayPrefetch()) && <Shortcuts />}
      {isSoon && isNotifying && <Notifications />}
      {(isLater || wasOpened) && <AddressSheet />}
      {isLater && <Prefetch />}
    </>
  )
}

/** Until the cart has loaded the link says 'Cart' instead of 'Cart, empty'. */
const UNKNOWN = -1

/** NAV-7, NAV-9. */
export function CartLink() {
  const { isSettled } = useUserStatus()
  const count = useCartIfLoaded()?.length ?? UNKNOWN
  const t = useText('shell')
  if (!isSettled) return null
  return (
    <Link
      to={paths.cart}
      className="relative -mr-1 flex h-tap min-w-tap items-center justify-center rounded-full pr-6 pl-3 text-14 hover:bg-leaf-50"
    >
      <CartIcon />
      <CountBadge count={count} className="top-2 left-9 bg-leaf-600" />
      <span className="sr-only">{t('cart', { count })}</span>
    </Link>
  )
}
