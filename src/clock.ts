let ahead = 0

/** The one door to the clock. Rules in `domain` get the time passed in. */
export function now(): Date {
  return new Date(new Date().getTime() + ahead)
}

/** Lets this page go by a clock that is `ms` ahead; for whoever tries the app out. */
export function shiftClock(ms: number): void {
  ahead = ms
}
