import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '@/clock'
import { type TimeLeft, timeLeft, untilNextMinute } from '@/domain/time-left'
import { useText } from '@/text/text'
import { ClockIcon } from './icons'

/**
 * The time until `end` (ISO), to the minute; nothing when it is no date. A timer: read out when somebody asks for it, not
 * with every minute.
 */
export function Countdown({ end }: { end: string }) {
  const t = useText('ui')
  const left = useTimeLeft(end)
  if (!left) return null
  const { days, hours, minutes, isOver } = left
  return (
    <span
      role="timer"
      className={`inline-flex w-fit shrink-0 items-center gap-1 rounded-full px-3 py-1 text-14 font-700 tabular-nums ${isOver ? 'bg-backdrop text-ink-muted' : 'bg-turmeric-100 text-turmeric-700'}`}
    >
      <ClockIcon className="size-4" />
      {isOver ? t('timeOver') : t(wordOf(left), { days, hours, minutes })}
    </span>
  )
}

function wordOf({ days, hours }: TimeLeft) {
  if (days > 0) return 'daysLeft'
  return hours > 0 ? 'hoursLeft' : 'minutesLeft'
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
