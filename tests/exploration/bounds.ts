import { writeSync } from 'node:fs'
import { expect } from 'vitest'
import type { Bounds, Explored } from '@tests/support/explore'
import type { Guard } from './guards'

/** Longer than the nightly bounds (ms). */
export const LONG = 3_600_000

const isNightly = process.env.SWEEP === 'all'
const isExplored = import.meta.env.MODE === 'explore'

/** How deep these guards need a scenario; undefined where none does. */
function depthFor<Options>(guards: readonly Guard<Options>[], what: string) {
  const depths = guards.flatMap(({ foundBy }) => foundBy[what] ?? [])
  return depths.length > 0 ? Math.max(...depths) : undefined
}

/** `npm test` leaves out what no guard needs. */
export const due = <Scenario extends { what: string }, Options>(
  guards: readonly Guard<Options>[],
  scenarios: readonly Scenario[],
) =>
  isNightly || isExplored || process.env.MUTATED
    ? scenarios
    : scenarios.filter(({ what }) => depthFor(guards, what) !== undefined)

/** Each broken guard in each scenario that must find it. */
export const findings = <Scenario extends { what: string }, Options>(
  guards: readonly Guard<Options>[],
  scenarios: readonly Scenario[],
) =>
  guards.flatMap(({ guard, broken, foundBy, breach }) =>
    Object.entries(foundBy).map(([name, depth]) => {
      const scenario = scenarios.find(({ what }) => what === name)
      if (!scenario) throw new Error(`no scenario ${name}`)
      return { guard, depth, breach, ...scenario, ...broken }
    }),
  )

/**
 * Explores as deep as these guards need, for a mutant half of that, in `npm run explore` six
 * events, or in `npm run test:nightly` nine, a million states or three minutes, whichever comes
 * first. Prints how far that was, also when the test passes; nightly after each depth.
 */
export async function expectExplored<Options>(
  guards: readonly Guard<Options>[],
  what: string,
  run: (bounds: Bounds) => Promise<Explored>,
): Promise<void> {
  const deep = depthFor(guards, what) ?? 2
  const report = ({ depth, states, schedules, seconds }: Explored) => {
    const figures = `${depth} events deep, ${states} states, ${schedules} schedules`
    writeSync(1, `${what}: ${figures}, ${seconds.toFixed(1)} s\n`)
  }
  const usual = isExplored ? Math.max(deep, 6) : deep
  const least = process.env.MUTATED ? Math.ceil(deep / 2) : usual
  const bounds = isNightly
    ? { depth: 9, states: 1_000_000, seconds: 180, report }
    : { depth: least }
  const explored = await run(bounds)
  report(explored)
  expect(explored.depth).toBeGreaterThanOrEqual(least)
}
