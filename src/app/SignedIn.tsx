// Fetched together with this file: the first read of a signed-in person needs axios.
import '@/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useCartCount, useCartSafety } from '@/api/cart/use-cart'
import { resetFailedReads } from '@/api/query-client'
import { useUserStatus } from '@/api/hooks/user'
import { useReportUnsaved } from '@/api/unsaved'
import { paths } from '@/paths'
import { endSession, useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { CartIcon } from '@/ui/icons'
import { useOnChange } from '@/ui/use-on-change'
import { ADDRESS_SHEET, useSheet } from '@/ui/use-sheet'
import { LazyPart } from './LazyPart'
import { hasTabBar } from './tab-bar-paths'
import { TabBar } from './TabBar'
import { useRetryKey } from './use-retry-key'

/** What only a signed-in person has: the tab bar, the address chooser, and the care for unsent cart changes. */
export function SignedIn() {
  const { pathname } = useLocation()
  const userId = useSignedInUserId()
  const { isSettled, isGone } = useUserStatus()
  const { failed, retry } = useCartSafety()
  useReportUnsaved(failed, retry)
  const client = useQueryClient()
  // What the frame lacks has no `Try again` of its own.
  useOnChange(useRetryKey(), () => resetFailedReads(client))
  useEffect(() => {
    // The provider's definite word that this person is not known: the guard then leads to the landing page.
    if (isGone) endSession(userId)
  }, [isGone, userId])
  return (
    <>
      {isSettled && hasTabBar(pathname) && <TabBar pathname={pathname} />}
      <AfterFirstScreen />
    </>
  )
}

const loadPrefetch = async () => ({ Component: (await import('./Prefetch')).Prefetch })

const loadAddressSheet = async () => ({
  Component: (await import('@/features/address/AddressSheet')).AddressSheet,
})

/**
 * What the first screen is drawn without, fetched when that is done: the chooser (or when it is opened before), then what
 * makes it move and what the next screens come faster with (Prefetch.tsx).
 */
function AfterFirstScreen() {
  const { isOpen } = useSheet(ADDRESS_SHEET)
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  useEffect(() => {
    const soon = setTimeout(() => setIsWanted(true), 1000)
    return () => clearTimeout(soon)
  }, [])
  return (
    isWanted && (
      <>
        <LazyPart load={loadAddressSheet} />
        <LazyPart load={loadPrefetch} />
      </>
    )
  )
}

/** Of a cart that has not been read: it is not said to be empty. */
const UNKNOWN = -1

/** The way to the cart, with its count, once the person is known. */
export function CartLink() {
  const { isSettled } = useUserStatus()
  const count = useCartCount() ?? UNKNOWN
  const t = useText('shell')
  if (!isSettled) return null
  return (
    <Link
      to={paths.cart}
      className="relative flex size-tap items-center justify-center rounded-full hover:bg-leaf-50"
    >
      <CartIcon />
      <span className="sr-only">{t('cart', { count })}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0 min-w-5 rounded-full bg-leaf-600 px-1 text-center text-12 leading-5 font-700 text-surface tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  )
}
