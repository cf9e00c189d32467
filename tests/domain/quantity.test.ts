import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatQuantity,
  parseQuantity,
  quantityFromNumber,
  quantityInputText,
  quantityToNumber,
  stepDown,
  steppedQuantity,
} from '@/domain/quantity'
import { quantityMistake } from '@/domain/quantity-mistake'
import { quantitySpellings } from '@tests/support/inputs'

describe('a quantity from the wire', () => {
  it.each([
    [0.3335, 334],
    [1.0005, 1001],
    [-1e-9, 0],
  ])('%s is %s thousandths', (n, expected) => {
    expect(quantityFromNumber(n)).toBe(expected)
  })

  it.each([-1, -0.001, NaN, Infinity, 1e18])('refuses %s', (n) => {
    expect(() => quantityFromNumber(n)).toThrow(RangeError)
    expect(() => quantityFromNumber(n)).toThrow('A quantity is')
  })
})

describe('a typed quantity: a number above 0, at most three decimals', () => {
  it.each([
    ['0.001', 1],
    [' 12 ', 12000],
    ['99999999.999', 99999999999],
  ])('reads %j', (typed, expected) => {
    expect(parseQuantity(typed)).toBe(expected)
  })

  it.each(quantitySpellings)('reads %j as 1250.5', (typed) => {
    expect(parseQuantity(typed)).toBe(1250500)
  })

  it.each([
    ['', undefined],
    ['0', 'aboveZero'],
    ['-1', 'aboveZero'],
    ['500 kg', 'noNumber'],
    ['1 500', 'noNumber'],
    ['1.0005', 'decimals'],
    ['1.0000', 'decimals'],
    ['100000000', 'tooLarge'],
    ['१०,००,००,०००', 'tooLarge'],
    ['2,5', 'comma'],
    ['२,५', 'comma'],
    ['1.234,50', 'comma'],
  ])('does not take %j: %s', (typed, mistake) => {
    expect(parseQuantity(typed)).toBeUndefined()
    expect(quantityMistake(typed)).toBe(mistake)
  })

  it.each(['1,250', '1,23,456', '99999999.999', ' 2.5 '])('has nothing to say of %j', (typed) => {
    expect(quantityMistake(typed)).toBeUndefined()
  })
})

describe('a quantity to read and to edit', () => {
  it.each([
    [2.5, '2.5', '2.5'],
    [1500, '1,500', '1500'],
    [0, '0', '0'],
    [123456.125, '1,23,456.125', '123456.125'],
  ])('%s', (n, read, edited) => {
    expect(formatQuantity(quantityFromNumber(n))).toBe(read)
    expect(quantityInputText(quantityFromNumber(n))).toBe(edited)
  })

  it('survives reading, editing and the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (thousandths) => {
        const quantity = parseQuantity(
          `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`,
        )
        expect(quantity).toBe(thousandths)
        if (quantity === undefined) return
        expect(parseQuantity(formatQuantity(quantity))).toBe(quantity)
        expect(parseQuantity(quantityInputText(quantity))).toBe(quantity)
        expect(quantityFromNumber(quantityToNumber(quantity))).toBe(quantity)
        expect(Number(quantityInputText(quantity))).toBe(quantityToNumber(quantity))
      }),
    )
  })
})

// QTY-5.
it.each([
  [250, 10, 240],
  [10, 10, 10],
  [5, 10, 5],
  [1.5, 1, 0.5],
])('%s less a step of %s is %s', (quantity, step, less) => {
  expect(stepDown(quantityFromNumber(quantity), quantityFromNumber(step))).toBe(
    quantityFromNumber(less),
  )
})

it.each([
  ['250', -1, '249'],
  ['1,500', -1, '1499'],
  ['1.5', -1, '0.5'],
  ['', 1, '1'],
  [' ', 1, '1'],
  ['99999998.999', 1, '99999999.999'],
  ['1', -1, undefined],
  ['', -1, undefined],
  ['0', 1, undefined],
  ['99999999', 1, undefined],
] as const)('an arrow key takes %j by %d to %s', (typed, by, then) => {
  expect(steppedQuantity(typed, by)).toBe(then)
})
