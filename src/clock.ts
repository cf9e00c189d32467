let ahead = 0

/** The current time. Nothing else reads the clock; rules in `domain` get the time passed in. */
export function now(): Date {
  return new Date(new Date().getTime() + ahead)
}

/** Sets this page's clock ahead by `ms`, for trying the app out. */
export function shiftClock(ms: number): void {
  ahead = ms
}
