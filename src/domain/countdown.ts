/** Whole seconds until `after` ms have passed since `start`. 0 also when the clock was set back. */
export function secondsLeft(start: number, after: number, now: number): number {
  if (now < start) return 0
  return Math.max(Math.ceil((start + after - now) / 1000), 0)
}
