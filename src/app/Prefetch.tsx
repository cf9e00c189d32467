import { useEffect } from 'react'
import { useOfflineChanges } from '@/api/cart/use-cart'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { mayPrefetch } from '@/ui/may-prefetch'
import { preloadSheet } from '@/ui/Sheet'
import { prefetchScreen } from './routes'
import { tabs } from './TabBar'

/** Leaves the network to the first screen (ms). */
const TABS_AFTER = 2000

/** Events some 100 ms before the click. */
const EVENTS = ['touchstart', 'pointerdown', 'focusin']

/**
 * Prefetches code for a signed-in person after the first screen: screens of touched links,
 * the animated sheet, the tabs' screens. Also watches for unsent cart changes. Renders nothing.
 */
export function Prefetch() {
  useReportOfflineChanges()
  usePrefetchTouchedLinks()
  usePrefetchTabs()
  return null
}

/** useOfflineChanges sends them on the strip's `Retry` itself. */
function useReportOfflineChanges(): void {
  const t = useText('unsent')
  useReportUnsaved(useOfflineChanges(), nothing, t('cart'))
}

const nothing = () => undefined

function usePrefetchTouchedLinks(): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) void prefetchScreen(link.pathname)
    }
    for (const sign of EVENTS) document.addEventListener(sign, follow, { passive: true })
    return () => {
      for (const sign of EVENTS) document.removeEventListener(sign, follow)
    }
  }, [])
}

/**
 * One file after the other, so that a tap meanwhile waits for one at most. Nothing with Save-Data.
 */
function usePrefetchTabs(): void {
  useEffect(() => {
    let isHere = true
    async function fetchAll(): Promise<void> {
      if (isHere && mayPrefetch()) await preloadSheet()
      for (const { to } of tabs) {
        if (!isHere || !mayPrefetch()) return
        await prefetchScreen(to)
      }
    }
    const timer = setTimeout(() => void fetchAll(), TABS_AFTER)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
}
