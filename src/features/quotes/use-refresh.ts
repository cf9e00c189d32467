import { useEffect, useEffectEvent, useState } from 'react'
import { useRefreshQuotes } from '@/api/hooks/quote'
import { useRetryCount } from '@/api/connectivity'
import { useOnChange } from '@/ui/use-on-change'

/** Reads again when the network returns or `Retry` is tapped in the status strip. */
export function useRefreshOnRetry(refresh: () => Promise<void>): void {
  useOnChange(useRetryCount(), () => void refresh())
}

/** Refreshes the quotes on screen: when the window gets the focus, or on request. */
export function useRefresh() {
  const refreshQuotes = useRefreshQuotes()
  const [isBusy, setBusy] = useState(false)
  useRefreshOnRetry(refreshQuotes)

  const refreshIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refreshQuotes()
  })
  useEffect(() => {
    // Desktop windows lose the focus without being hidden; phone apps are hidden without a blur.
    window.addEventListener('focus', refreshIfVisible)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      window.removeEventListener('focus', refreshIfVisible)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [])

  return {
    isBusy,
    /** By the button, or by pulling. */
    refresh: () => {
      setBusy(true)
      void refreshQuotes().finally(() => setBusy(false))
    },
    /** Without the busy button. */
    refreshQuietly: () => void refreshQuotes(),
  }
}
