import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '@/clock'
import { type TimeLeft, timeLeft, untilNextMinute } from '@/domain/time-left'
import { classes } from './classes'
import { useUntil } from './clock'
import { ClockIcon } from './icons'

interface CountdownProps {
  end: string
  /** A line without a ground of its own. */
  plain?: boolean
}

/**
 * Until when, and how long that is, to the minute; nothing when `end` (ISO) is no date. A timer: read out when somebody asks
 * for it, not with every minute.
 */
export function Countdown({ end, plain = false }: CountdownProps) {
  const until = useUntil()
  const left = useTimeLeft(end)
  if (!left) return null
  return (
    <span
      role="timer"
      className={classes(
        'flex w-fit items-center gap-1 text-14 font-700 tabular-nums',
        left.isOver ? 'text-ink-muted' : 'text-turmeric-700',
        !plain && 'rounded-control px-2 py-1',
        !plain && (left.isOver ? 'bg-backdrop' : 'bg-turmeric-100'),
      )}
    >
      <ClockIcon className="size-4" />
      {until(end, left)}
    </span>
  )
}

/** As `timeLeft`, kept up to date. `onEnd`: the time ran out while this was on screen. */
export function useTimeLeft(end: string, onEnd?: () => void): TimeLeft | undefined {
  const [at, setAt] = useState(now)
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wasOver = timeLeft(end, now())?.isOver ?? true

    function follow() {
      const moment = now()
      setAt(moment)
      const isOver = timeLeft(end, moment)?.isOver ?? true
      if (isOver && !wasOver) ended()
      wasOver = isOver
      clearTimeout(timer)
      const wait = untilNextMinute(end, moment)
      if (wait !== undefined) timer = setTimeout(follow, wait)
    }

    // A hidden page's timers sleep.
    const wake = () => document.visibilityState === 'visible' && follow()
    follow()
    document.addEventListener('visibilitychange', wake)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [end])

  return timeLeft(end, at)
}
