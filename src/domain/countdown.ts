/** Whole seconds until `after` ms have passed since `start` (ms). 0 when they have, and when the clock was set back. */
export function secondsLeft(start: number, after: number, now: number): number {
  if (now < start) return 0
  return Math.max(Math.ceil((start + after - now) / 1000), 0)
}
