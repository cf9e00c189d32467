import { writeSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answers as endpoints, type CallName, callNames } from '@/mocks/calls'
import { provider } from '@tests/provider'
import { answers } from './answers'
import { countDue } from './rows'
import { expectOutcome } from './expect-outcome'

const STDOUT = 1

test('the sweep has every call of the contract, and every answer', () => {
  const numbers = new Set(callNames.map((name) => endpoints[name].endpoint.call))
  expect(numbers.size).toBe(callNames.length)
  expect(answers).toHaveLength(44)
  const all = callNames.length * answers.length
  // Not through the reporter, which prints nothing about passed tests.
  writeSync(
    STDOUT,
    `\nFault sweep: ${callNames.length} calls × ${answers.length} answers = ${all} cases of call.ts; ${countDue()} of ${all} on screens\n`,
  )
})

describe.each(callNames)('%s', (name: CallName) => {
  test.each(answers.map((answer) => [answer.name, answer] as const))('%s', (_, answer) =>
    expectOutcome(name, answer, provider),
  )
})
