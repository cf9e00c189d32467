import { useEffect } from 'react'
import { mayPrefetch } from '@/ui/may-prefetch'
import { preloadSheet } from '@/ui/Sheet'
import { whenIdle } from '@/lib/when-idle'
import { prefetchScreen } from '@/routes/route-tree'
import { tabs } from './TabBar'

/** Events some 100 ms before the click. */
const EVENTS = ['touchstart', 'pointerdown', 'focusin']

/** For a signed-in person, after the first screen. Renders nothing. */
export function Prefetch() {
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

  useEffect(() => {
    let isHere = true
    // One file after the other, so that a tap meanwhile waits for one at most.
    async function fetchAll(): Promise<void> {
      if (isHere && mayPrefetch()) await preloadSheet()
      for (const { to } of tabs) {
        if (!isHere || !mayPrefetch()) return
        await prefetchScreen(to)
      }
    }
    const giveUp = whenIdle(() => void fetchAll())
    return () => {
      isHere = false
      giveUp()
    }
  }, [])

  return null
}
