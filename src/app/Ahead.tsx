import { useEffect } from 'react'
import { useWaitingCart } from '@/api/cart/use-cart'
import { useSessionDoubt } from '@/api/hooks/session-doubt'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { mayFetchUnasked } from '@/ui/may-fetch-unasked'
import { preloadSheet } from '@/ui/Sheet'
import { tabs } from './TabBar'
import { fetchScreen } from './screens-ahead'

/** Nobody waits for it: it begins when the first screen has been looked at (ms). */
const TABS_AFTER = 2000

/** The first sign of where somebody is going, some 100 ms before the click. */
const SIGNS = ['touchstart', 'pointerdown', 'focusin']

/**
 * For a signed-in person, once the first screen stands: the code of the screen a finger is about to
 * open, of sheets that move, of the screens the tabs lead to, the end of the session, and what waits
 * for the network. Draws nothing.
 */
export function Ahead() {
  useSessionDoubt()
  useWaitingWords()
  useScreensOfTouchedLinks()
  useWhatComesUnasked()
  return null
}

/** Cart changes that wait for the network: the strip's `Retry` reaches them by itself (api/cart/use-cart.ts). */
function useWaitingWords(): void {
  const t = useText('unsent')
  useReportUnsaved(useWaitingCart(), nothing, t('cart'))
}

const nothing = () => undefined

function useScreensOfTouchedLinks(): void {
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin === window.location.origin) void fetchScreen(link.pathname)
    }
    for (const sign of SIGNS) document.addEventListener(sign, follow, { passive: true })
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, follow)
    }
  }, [])
}

/** What makes sheets move, then the tabs' screens. One after the other, so that what somebody asks for meanwhile never waits for more than one of them. */
function useWhatComesUnasked(): void {
  useEffect(() => {
    let isHere = true
    async function fetchAll(): Promise<void> {
      if (isHere && mayFetchUnasked()) await preloadSheet()
      for (const { to } of tabs) {
        if (!isHere || !mayFetchUnasked()) return
        await fetchScreen(to)
      }
    }
    const timer = setTimeout(() => void fetchAll(), TABS_AFTER)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [])
}
