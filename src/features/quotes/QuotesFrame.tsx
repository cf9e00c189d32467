import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRetryCount } from '@/api/connectivity'
import { useText } from '@/text/text'
import { announce } from '@/ui/announce'
import { Spinner } from '@/ui/Button'
import { useTimeOfDay } from '@/ui/DateText'
import { IconButton } from '@/ui/IconButton'
import { RefreshIcon } from '@/ui/icons'
import { Screen, type ScreenProps } from '@/ui/Screen'
import { useOnChange } from '@/ui/use-on-change'
import { useRefreshQuotes } from './use-refresh-quotes'

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
    /** By the button. */
    refresh: () => {
      setBusy(true)
      void refreshQuotes().finally(() => setBusy(false))
    },
    /** Without the busy button. */
    refreshQuietly: () => void refreshQuotes(),
  }
}

interface QuotesFrameProps extends Pick<ScreenProps, 'title' | 'onBack' | 'toast'> {
  refreshing: ReturnType<typeof useRefresh>
  /** When the data was read (ms); undefined before that. */
  updatedAt: number | undefined
  /** Icon buttons beside the one that refreshes. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of all quote screens, with a button that refreshes them. */
export function QuotesFrame(props: QuotesFrameProps) {
  const { refreshing, updatedAt, tools, children, ...screen } = props
  const t = useText('quotes')
  const { isBusy, refresh } = refreshing
  const timeOf = useTimeOfDay()
  const updated =
    updatedAt === undefined ? undefined : t('updated', { time: timeOf(new Date(updatedAt)) })
  const wasBusy = useRef(false)
  const announceUpdate = useEffectEvent(() => updated && announce(updated, document.body))

  useEffect(() => {
    if (wasBusy.current && !isBusy) announceUpdate()
    wasBusy.current = isBusy
  }, [isBusy])

  return (
    <Screen
      {...screen}
      aside={
        <div className="-mr-3 flex">
          {tools}
          <IconButton
            label={t('refresh')}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : refresh}
          >
            {isBusy ? <Spinner className="size-6" /> : <RefreshIcon />}
          </IconButton>
        </div>
      }
    >
      <p className="-mt-3 -mb-2 min-h-5 text-label leading-tight text-ink-muted tabular-nums">
        {updated}
      </p>
      {children}
    </Screen>
  )
}
