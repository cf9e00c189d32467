import { writeSync } from 'node:fs'
import { expect } from 'vitest'
import type { Bounds, Explored } from '@tests/support/explore'

/** Longer than the nightly bounds (ms). */
export const LONG = 3_600_000

const isNightly = process.env.SWEEP === 'all'

/**
 * Explores to this depth, for a mutant to half of it, in `npm run explore` to six events, or in
 * `npm run test:nightly` to nine, a million states or twenty minutes, whichever comes first. Prints
 * how far that was, also when the test passes; nightly after each depth.
 */
export async function expectExplored(
  deep: number,
  what: string,
  run: (bounds: Bounds) => Promise<Explored>,
): Promise<void> {
  const report = ({ depth, states, schedules, seconds }: Explored) => {
    const figures = `${depth} events deep, ${states} states, ${schedules} schedules`
    writeSync(1, `${what}: ${figures}, ${seconds.toFixed(1)} s\n`)
  }
  const usual = import.meta.env.MODE === 'explore' ? Math.max(deep, 6) : deep
  const least = process.env.MUTATED ? Math.ceil(deep / 2) : usual
  const bounds = isNightly
    ? { depth: 9, states: 1_000_000, seconds: 1200, report }
    : { depth: least }
  const explored = await run(bounds)
  report(explored)
  expect(explored.depth).toBeGreaterThanOrEqual(least)
}
