import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CallName, callNames } from '@/mocks/calls'
import { paths } from '@/routes/paths'
import { answers, type FaultyAnswer } from './answers'
import { type ReadRow, reads } from './reads'
import type { WriteRow } from './write-row'
import { accountWrites } from './writes-account'
import { tradeWrites } from './writes-trade'

/** Every write on its screen. */
export const writes: Partial<Record<CallName, WriteRow>> = { ...accountWrites, ...tradeWrites }

const rows = { ...reads, ...accountWrites, ...tradeWrites }

/** A call without a row: a read that the screen of its name waits for. */
type Unlisted = Exclude<CallName, keyof typeof rows>
const unlisted = callNames.filter((name): name is Unlisted => !(name in rows))

/** Does not compile where such a screen is missing or has parameters: the call needs a row. */
const pathOf = (name: Unlisted): string => paths[name]

async function expectContent(): Promise<void> {
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
}

/** Every read on its screen. */
export const readRows: Partial<Record<CallName, ReadRow>> = {
  ...reads,
  ...Object.fromEntries(
    unlisted.map((name) => [name, { path: () => pathOf(name), shows: expectContent }]),
  ),
}

/**
 * `npm test` runs one case in twenty, with each call and each answer; `npm run test:nightly` runs
 * all.
 */
function isDue(call: CallName, answer: FaultyAnswer): boolean {
  return (
    process.env.SWEEP === 'all' || (callNames.indexOf(call) + answers.indexOf(answer)) % 20 === 0
  )
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
