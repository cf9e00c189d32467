import { useEffect, useEffectEvent, useState } from 'react'
import { useRefreshQuotes } from '@/api/hooks/quote'
import { useRetryCount } from '@/api/connectivity'
import { useOnChange } from '@/ui/use-on-change'

/** Reads again when the network returns or `Retry` is tapped in the status strip. */
export function useAskOnRetry(ask: () => Promise<void>): void {
  useOnChange(useRetryCount(), () => void ask())
}

/** Refreshes the quotes on screen: when the window gets the focus, or on request. */
export function useRefresh() {
  const ask = useRefreshQuotes()
  const [isBusy, setBusy] = useState(false)
  useAskOnRetry(ask)

  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask()
  })
  useEffect(() => {
    // Desktop windows lose the focus without being hidden; phone apps are hidden without a blur.
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
    /** Without the busy button. */
    refreshQuietly: () => void ask(),
  }
}
