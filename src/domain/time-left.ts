import { endOf } from './dates'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  /** Nothing is left. */
  isOver: boolean
}

/** Minutes until `end`, rounded up. Undefined when it is no date. */
export function timeLeft(end: string, now: Date): TimeLeft | undefined {
  const ms = msUntil(end, now)
  if (Number.isNaN(ms)) return undefined
  const total = Math.max(Math.ceil(ms / MINUTE_MS), 0)
  const rest = total % DAY_MINUTES
  return {
    days: Math.floor(total / DAY_MINUTES),
    hours: Math.floor(rest / HOUR_MINUTES),
    minutes: rest % HOUR_MINUTES,
    isOver: total === 0,
  }
}

/** Milliseconds until `timeLeft` gives another answer; undefined when it never will. */
export function untilNextMinute(end: string, now: Date): number | undefined {
  const ms = msUntil(end, now)
  if (Number.isNaN(ms) || ms <= 0) return undefined
  return ms % MINUTE_MS || MINUTE_MS
}

/** NaN when it is no date. */
function msUntil(end: string, now: Date): number {
  return endOf(end) - now.getTime()
}

/** Whole seconds until `after` ms have passed since `start`. 0 also when the clock was set back. */
export function secondsLeft(start: number, after: number, now: number): number {
  if (now < start) return 0
  return Math.max(Math.ceil((start + after - now) / 1000), 0)
}
