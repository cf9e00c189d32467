import { writeSync } from 'node:fs'
import type { Explored } from '@tests/support/explore'

/** Long enough for the nightly bounds on a busy machine (ms). */
export const LONG = 7_200_000

const isNightly = process.env.SWEEP === 'all'

/**
 * Explores to this depth, or in `npm run test:nightly` to nine events or a million states. Prints
 * how far that was, also when the test passes, and returns the depth.
 */
export async function exploreTo(
  deep: number,
  what: string,
  run: (depth: number, states?: number) => Promise<Explored>,
): Promise<number> {
  const { depth, states, schedules, seconds } = await (isNightly ? run(9, 1_000_000) : run(deep))
  const figures = `${depth} events deep, ${states} states, ${schedules} schedules`
  writeSync(1, `${what}: ${figures}, ${seconds.toFixed(1)} s\n`)
  return depth
}
