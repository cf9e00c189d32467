import { writeSync } from 'node:fs'
import type { Explored } from '@tests/support/explore'

/** Long enough for the nightly bounds on a busy machine (ms). */
export const LONG = 7_200_000

const isNightly = process.env.SWEEP === 'all'

/** `depth` in every `npm test`; in `npm run test:nightly` nine events, or a million states. */
export const bounds = (depth: number) => (isNightly ? { depth: 9, states: 1_000_000 } : { depth })

/** Prints it also when the test passes. */
export function report(what: string, { depth, states, schedules, seconds }: Explored): void {
  const figures = `${depth} events deep, ${states} states, ${schedules} schedules`
  writeSync(1, `${what}: ${figures}, ${seconds.toFixed(1)} s\n`)
}
