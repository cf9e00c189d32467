import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWaitingCart } from '@/api/cart/use-cart'
import { useSessionCheck } from '@/api/hooks/user'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { mayPrefetch } from '@/ui/may-prefetch'
import { preloadSheet } from '@/ui/Sheet'
import { tabs } from './TabBar'
import { prefetchScreen } from './lazy-screen'

/** Leaves the network to the first screen (ms). */
const TABS_AFTER = 2000

/** Events some 100 ms before the click. */
const EVENTS = ['touchstart', 'pointerdown', 'focusin']

/**
 * Prefetches code for a signed-in person after the first screen: screens of touched links,
 * the animated sheet, the tabs' screens. Also watches for the session's end, unsent cart
 * changes and writes of other windows. Renders nothing.
 */
export function Prefetch() {
  useSessionCheck()
  useReportWaitingCart()
  useOtherWindows()
  usePrefetchTouchedLinks()
  usePrefetchTabs()
  return null
}

/** useWaitingCart sends waiting changes on the strip's `Retry` itself. */
function useReportWaitingCart(): void {
  const t = useText('unsent')
  useReportUnsaved(useWaitingCart(), nothing, t('cart'))
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

const CHANNEL = 'sauda.stale'

/**
 * Synchronises the windows of this device: a write in one makes the same reads of the others
 * stale, and refetches them where they are on screen. Sends query keys only, no data.
 */
function useOtherWindows(): void {
  const client = useQueryClient()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<readonly QueryKey[]>) => {
      for (const queryKey of data) void client.invalidateQueries({ queryKey })
    })
    const stop = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      const { invalidates = [], elsewhere = [] } = event.mutation.meta ?? {}
      const stale: QueryKey[] = [...invalidates, ...elsewhere]
      if (stale.length > 0) channel.postMessage(stale)
    })
    return () => {
      stop()
      channel.close()
    }
  }, [client])
}
