import { writeSync } from 'node:fs'
import type { Bounds, Explored } from '@tests/support/explore'

/** Long enough for the nightly bounds on a busy machine (ms). */
export const LONG = 7_200_000

const isNightly = process.env.SWEEP === 'all'

/**
 * Explores to this depth, or in `npm run test:nightly` to nine events or a million states. Prints
 * how far that was, also when the test passes; nightly after each depth. Returns the depth.
 */
export async function exploreTo(
  deep: number,
  what: string,
  run: (bounds: Bounds) => Promise<Explored>,
): Promise<number> {
  const report = ({ depth, states, schedules, seconds }: Explored) => {
    const figures = `${depth} events deep, ${states} states, ${schedules} schedules`
    writeSync(1, `${what}: ${figures}, ${seconds.toFixed(1)} s\n`)
  }
  if (isNightly) return (await run({ depth: 9, states: 1_000_000, report })).depth
  const explored = await run({ depth: deep })
  report(explored)
  return explored.depth
}
