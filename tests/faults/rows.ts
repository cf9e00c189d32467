import { test } from 'vitest'
import type { CallName } from '@/mocks/calls'
import { answers, type FaultyAnswer } from './answers'
import { type ReadRow, reads } from './reads'
import type { WriteRow } from './write-row'
import { accountWrites } from './writes-account'
import { tradeWrites } from './writes-trade'

/** Every call of the contract, on a screen of the app: one without a row does not compile. */
const rows: Readonly<Record<CallName, ReadRow | WriteRow>> = {
  ...reads,
  ...accountWrites,
  ...tradeWrites,
}
export const names = Object.keys(rows) as readonly CallName[]

/**
 * `npm test` runs one case in twelve, with each call and each answer; `npm run test:nightly` runs
 * all.
 */
function isDue(call: CallName, answer: FaultyAnswer): boolean {
  return process.env.SWEEP === 'all' || (names.indexOf(call) + answers.indexOf(answer)) % 12 === 0
}

/** Runs the due cases of these calls. */
export function sweep<Row>(
  given: Partial<Record<CallName, Row>>,
  expectHeld: (call: CallName, row: Row, answer: FaultyAnswer) => Promise<void>,
): void {
  const cases = (Object.entries(given) as [CallName, Row][]).flatMap(([call, row]) =>
    answers
      .filter((answer) => isDue(call, answer))
      .map((answer) => [call, answer.name, row, answer] as const),
  )
  test.each(cases)('%s: %s', (call, _, row, answer) => expectHeld(call, row, answer))
}

/** How many cases run now. */
export function countDue(): number {
  return names.flatMap((call) => answers.filter((answer) => isDue(call, answer))).length
}
