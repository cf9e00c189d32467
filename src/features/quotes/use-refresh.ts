import { useEffect, useEffectEvent, useState } from 'react'
import { useRefreshQuotes } from '@/api/hooks/quote'
import { useRetryCount } from '@/api/connectivity'
import { useOnChange } from '@/ui/use-on-change'

/**
 * Asks again when the network came back, or somebody said `Retry` beside the word that it is away.
 */
export function useAskOnRetry(ask: () => Promise<void>): void {
  useOnChange(useRetryCount(), () => void ask())
}

/**
 * Refreshes what is on screen of quotes: when the window is looked at again, and when somebody asks
 * for it.
 */
export function useRefresh() {
  const ask = useRefreshQuotes()
  const [isBusy, setBusy] = useState(false)
  useAskOnRetry(ask)

  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask()
  })
  useEffect(() => {
    // A window of a desk may lose the focus without being hidden; a phone's app may be hidden
    // without a blur.
    window.addEventListener('focus', askAgain)
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      window.removeEventListener('focus', askAgain)
      document.removeEventListener('visibilitychange', askAgain)
    }
  }, [])

  return {
    isBusy,
    /** By the button, or by pulling. */
    refresh: () => {
      setBusy(true)
      void ask().finally(() => setBusy(false))
    },
    /** Behind what is shown. */
    refreshQuietly: () => void ask(),
  }
}
