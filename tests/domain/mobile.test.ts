import { describe, expect, it } from 'vitest'
import { mobileDigits } from '@/domain/mobile'

describe('"digits only", cut at 10', () => {
  it.each([
    ['', ''],
    ['9', '9'],
    ['98765', '98765'],
    ['98765 43210', '9876543210'],
    ['98a765-432b10', '9876543210'],
    ['abc', ''],
    ['98765432109', '9876543210'],
    ['987654321098', '9876543210'],
  ])('%j is %j', (typed, kept) => {
    expect(mobileDigits(typed)).toBe(kept)
  })
})

describe('the prefix is dropped', () => {
  it.each([
    '+91 98765 43210',
    '+919876543210',
    '+91-98765-43210',
    ' + 91 98765 43210',
    '0091 98765 43210',
    ' 00 91 98765 43210',
    '919876543210',
    '91 98765 43210',
    '(+91) 98765 43210',
    '098765 43210',
    '09876543210',
  ])('of %j', (pasted) => {
    expect(mobileDigits(pasted)).toBe('9876543210')
  })

  it.each([
    ['+91', ''],
    ['+91 9', '9'],
    ['+91 91234 56789', '9123456789'],
    ['+91 98765 432109', '9876543210'],
    ['+91  0091234567', '0091234567'],
  ])('also while it is typed, and only once: %j is %j', (typed, kept) => {
    expect(mobileDigits(typed)).toBe(kept)
  })
})

describe('what only looks like a prefix stays', () => {
  it.each([
    ['9123456789', '9123456789'],
    ['91', '91'],
    ['91234', '91234'],
    ['09', '09'],
    ['0987654321', '0987654321'],
    ['98765432100', '9876543210'],
    ['90123456789', '9012345678'],
    ['129198765432', '1291987654'],
    ['98765+91', '9876591'],
    ['91234+91', '9123491'],
    ['9876 0091', '98760091'],
  ])('%j is %j', (typed, kept) => {
    expect(mobileDigits(typed)).toBe(kept)
  })
})
