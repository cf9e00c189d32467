import { describe, expect, it } from 'vitest'
import { openStep, readStep, type Step } from '@/features/checkout/steps'

describe('the step an address asks for', () => {
  it.each([
    ['', 1],
    ['?step=1', 1],
    ['?step=2', 2],
    ['?step=3', 3],
    ['?step=4', 4],
    ['?step=5', 1],
    ['?step=0', 1],
    ['?step=two', 1],
    ['?from=cart&step=2', 2],
  ])('%j: %s', (search, step) => {
    expect(readStep(search)).toBe(step)
  })
})

describe('"Opening a later step directly lands on the first unfinished one"', () => {
  it.each<[Step, boolean, boolean, Step]>([
    [1, false, false, 1],
    [2, false, false, 1],
    [3, false, true, 1],
    [4, false, false, 1],
    [1, true, false, 1],
    [2, true, false, 2],
    [3, true, false, 2],
    [4, true, false, 2],
    [1, true, true, 1],
    [2, true, true, 2],
    [3, true, true, 3],
    [4, true, true, 3],
  ])('asked for %s, agreed: %s, paid: %s: %s', (wanted, hasAgreed, hasPaid, step) => {
    expect(openStep(wanted, { hasAgreed, hasPaid })).toBe(step)
  })
})
