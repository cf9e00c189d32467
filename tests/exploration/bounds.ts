import { writeSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Bounds, explore, type Explored, type World } from '@tests/support/explore'
import { stubGlobals } from '@tests/support/globals'
import type { Guard } from './guards'

/** Longer than the nightly bounds (ms). */
const timeout = 3_600_000

const isNightly = process.env.SWEEP === 'all'
const isExplored = import.meta.env.MODE === 'explore'

/** What a world is opened with. */
export type Scenario<Options> = Options & {
  what: string
  /** Events before all others. */
  from?: readonly string[]
}

interface Exploration<Options> {
  open: (options: Options) => World
  guards: readonly Guard<Options>[]
  scenarios: readonly Scenario<Options>[]
}

/** Explores the scenarios, and each that must find a broken guard with it. */
export function exploreAll<Options>(exploration: Exploration<Options>): void {
  const { open, guards, scenarios } = exploration
  beforeEach(stubGlobals)

  const run = (scenario: Scenario<Options>, bounds: Bounds) =>
    explore(() => open(scenario), { ...bounds, from: scenario.from })

  /** How deep the guards need a scenario; undefined where none does. */
  function depthFor({ what }: Scenario<Options>): number | undefined {
    const depths = guards.flatMap(({ foundBy }) => foundBy[what] ?? [])
    return depths.length > 0 ? Math.max(...depths) : undefined
  }

  // `npm test` leaves out what no guard needs.
  const isDue = (scenario: Scenario<Options>) =>
    isNightly || isExplored || process.env.MUTATED || depthFor(scenario) !== undefined

  describe('every invariant holds in every order of events:', () => {
    it.each(scenarios.filter(isDue))('$what', { timeout }, (scenario) =>
      expectExplored(scenario.what, depthFor(scenario) ?? 2, (bounds) => run(scenario, bounds)),
    )
  })

  const findings = guards.flatMap(({ guard, broken, foundBy, breach }) =>
    Object.entries(foundBy).map(([name, depth]) => {
      const scenario = scenarios.find(({ what }) => what === name)
      if (!scenario) throw new Error(`no scenario ${name}`)
      return { guard, what: name, depth, breach, scenario: { ...scenario, ...broken } }
    }),
  )

  describe('the exploration finds', () => {
    it.each(findings)('$guard: $what', { timeout }, async ({ depth, breach, scenario }) => {
      await expect(run(scenario, { depth })).rejects.toThrow(breach)
    })
  })
}

/**
 * Explores `deep`, as deep as the guards need, for a mutant half of that, in `npm run explore` six
 * events, or in `npm run test:nightly` nine, a million states or three minutes, whichever comes
 * first. Prints how far that was, also when the test passes; nightly after each depth.
 */
async function expectExplored(
  what: string,
  deep: number,
  run: (bounds: Bounds) => Promise<Explored>,
): Promise<void> {
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
