import { daysBetween, readIso } from './dates'

const HOUR_MS = 3_600_000

/** ORD-3: "up to 5-6 hours". */
export const VERIFICATION_HOURS = 6
/** CHK-13: up to 7 hours more. */
export const ACTIVATION_HOURS = VERIFICATION_HOURS + 7

export interface Expected {
  at: Date
  day: 'today' | 'tomorrow' | 'later'
}

/**
 * The full hour by which something that takes up to so many hours is over; undefined once it has
 * passed.
 */
export function expectedBy(start: Date | string, hours: number, now: Date): Expected | undefined {
  const from = typeof start === 'string' ? readIso(start.trim()) : start
  const end = (from?.getTime() ?? NaN) + hours * HOUR_MS
  if (!(end > now.getTime())) return undefined
  // India's hours begin at half past those of UTC.
  const at = new Date(Math.ceil(end / HOUR_MS - 0.5) * HOUR_MS + HOUR_MS / 2)
  const days = daysBetween(now, at)
  return { at, day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later' }
}
