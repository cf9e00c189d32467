import { describe, expect, it } from 'vitest'
import { readWrittenNumber } from '@/domain/decimal'

describe('a number as a provider may write it', () => {
  it.each([
    ['12,490.04', 12490.04],
    ['12490.04', 12490.04],
    [' 12490.04 ', 12490.04],
    ['₹12,490.04', 12490.04],
    ['₹ 1,23,456.50', 123456.5],
    ['1,234,567', 1234567],
    ['1,23,45,678.9', 12345678.9],
    ['Rs. 500/-', 500],
    ['rs 500', 500],
    ['INR 7,055', 7055],
    ['7055 INR', 7055],
    ['12 490.04', 12490.04],
    ['12, 490.04', 12490.04],
    ['1\u00a023\u00a0456', 123456],
    ['\u200b42\u2060', 42],
    ['-1,125.00', -1125],
    ['-₹40', -40],
    ['₹ -40', -40],
    ['−40.5', -40.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['', undefined],
    ['  ', undefined],
    ['₹', undefined],
    ['-', undefined],
    ['.', undefined],
    ['soon', undefined],
    ['80 kg', undefined],
    // Each may mean two numbers.
    ['1,5', undefined],
    ['12,49', undefined],
    ['1.234,50', undefined],
    ['1.234.567', undefined],
    ['1,2345', undefined],
    ['12 5', undefined],
    ['--5', undefined],
    ['0x1F', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
  ])('%j is %s', (written, number) => {
    expect(readWrittenNumber(written)).toBe(number)
  })
})
