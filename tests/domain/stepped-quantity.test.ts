import { describe, expect, it } from 'vitest'
import { steppedQuantity } from '@/domain/stepped-quantity'

describe('an arrow up or down', () => {
  it.each([
    ['250', 1, '251'],
    ['250', -1, '249'],
    ['2.5', 1, '3.5'],
    ['1,500', -1, '1499'],
    [' 7 ', 1, '8'],
    ['1.5', -1, '0.5'],
    ['', 1, '1'],
    [' ', 1, '1'],
    ['99999998.999', 1, '99999999.999'],
  ] as const)('%j by %d is %s', (typed, by, then) => {
    expect(steppedQuantity(typed, by)).toBe(then)
  })

  it.each([
    ['1', -1],
    ['0.5', -1],
    ['', -1],
    ['0', 1],
    ['abc', 1],
    ['99999999', 1],
  ] as const)('%j by %d leaves what stands there', (typed, by) => {
    expect(steppedQuantity(typed, by)).toBeUndefined()
  })
})
