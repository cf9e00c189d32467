let ahead = 0
let correction = 0

/** A phone's clock may differ this much (ms) from the provider's before it is put right. */
const TOLERANCE = 60 * 60_000

/**
 * The current time: the provider's, where it can be read and the device's clock is wrong. Nothing
 * else reads the clock; rules in `domain` get the time passed in.
 */
export function now(): Date {
  return new Date(new Date().getTime() + ahead + correction)
}

/** Takes the time of an answer (its `Date` header). Ignores what is no date. */
export function followProviderClock(date: unknown): void {
  const difference = Date.parse(String(date)) - new Date().getTime() - ahead
  if (Number.isNaN(difference)) return
  correction = Math.abs(difference) > TOLERANCE ? difference : 0
}

/** Sets this page's clock ahead by `ms`, for trying the app out. */
export function shiftClock(ms: number): void {
  ahead = ms
}
