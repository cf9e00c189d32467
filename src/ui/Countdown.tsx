import { useEffect, useState } from 'react'
import { now } from '@/lib/clock'
import { type TimeLeft, timeLeft, untilNextMinute } from '@/domain/time-left'
import { classes } from './classes'
import { useFormatTimeLeft, useFormatDeadline } from './DateText'
import { ClockIcon } from './icons'

interface CountdownProps {
  end: string
  /** For lists: only the time left. */
  short?: boolean
}

/**
 * Shows `end` (ISO) and the time left, to the minute; nothing when `end` is no date. With
 * `role="timer"` screen readers do not announce every minute.
 */
export function Countdown({ end, short = false }: CountdownProps) {
  const until = useFormatDeadline()
  const howLong = useFormatTimeLeft()
  const left = useTimeLeft(end)
  if (!left) return null
  return (
    <span
      role="timer"
      className={classes(
        'flex w-fit items-center gap-1 text-14 font-700 text-balance tabular-nums',
        left.isOver ? 'text-ink-muted' : 'text-turmeric-700',
      )}
    >
      <ClockIcon className="size-4 shrink-0" />
      <span>{short ? howLong(left) : until(end, left)}</span>
    </span>
  )
}

/** As `timeLeft`, updated every minute. */
export function useTimeLeft(end: string): TimeLeft | undefined {
  const [at, setAt] = useState(now)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function follow() {
      const moment = now()
      setAt(moment)
      clearTimeout(timer)
      const wait = untilNextMinute(end, moment)
      if (wait !== undefined) timer = setTimeout(follow, wait)
    }

    follow()
    // Browsers throttle the timers of a hidden page.
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [end])

  return timeLeft(end, at)
}
