import { writeSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { answers as endpoints, type CallName } from '@/mocks/calls'
import { provider } from '@tests/provider'
import { answers } from './answers'
import { requests } from './requests'
import { countDue, names } from './rows'
import { expectOutcome } from './expect-outcome'

const STDOUT = 1

test('the sweep has every call of the contract, and every answer', () => {
  const numbers = names.map((name) => endpoints[name].endpoint.call)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(names.map((_, index) => index + 1))
  expect(Object.keys(requests).toSorted()).toEqual([...names].toSorted())
  expect(answers).toHaveLength(19)
  const all = names.length * answers.length
  // Not through the reporter, which prints nothing about passed tests.
  writeSync(
    STDOUT,
    `\nFault sweep: ${names.length} calls × ${answers.length} answers = ${all} cases of call.ts; ${countDue()} of ${all} on screens\n`,
  )
})

describe.each(names)('%s', (name: CallName) => {
  test.each(answers.map((answer) => [answer.name, answer] as const))('%s', (_, answer) =>
    expectOutcome(name, answer, provider),
  )
})
