import { expect, it } from 'vitest'
import { readWrittenNumber } from '@/domain/decimal'
import { asciiDigits } from '@/domain/text'

it.each([
  ['12,490.04', 12490.04],
  ['₹ 1,23,456.50', 123456.5],
  ['1,234,567', 1234567],
  ['Rs. 500/-', 500],
  ['7055 INR', 7055],
  ['12, 490.04', 12490.04],
  ['1\u00a023\u00a0456', 123456],
  ['\u200b42\u2060', 42],
  ['-1,125.00', -1125],
  ['₹ -40', -40],
  ['−40.5', -40.5],
  ['', undefined],
  ['.', undefined],
  ['80 kg', undefined],
  // Each may mean two numbers.
  ['1,5', undefined],
  ['1.234,50', undefined],
  ['12 5', undefined],
  ['--5', undefined],
])('%j as a provider may write it is %s', (written, number) => {
  expect(readWrittenNumber(written)).toBe(number)
})

const all = Array.from({ length: 0x1_10_00 }, (_, index) => index * 0x10)
  .flatMap((row) => Array.from({ length: 0x10 }, (_, column) => row + column))
  .filter((codePoint) => /\p{Nd}/u.test(String.fromCodePoint(codePoint)))

it('reads the digits of every script', () => {
  expect(all.length).toBeGreaterThan(600)
  const read = all.map((codePoint) => asciiDigits(String.fromCodePoint(codePoint)))
  expect(read.join('')).toBe('0123456789'.repeat(all.length / 10))
})

it.each([
  ['UTR\u200B१२a', 'UTR12a'],
  ['½²Ⅷ', '½²Ⅷ'],
])('%j is %j', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii)
})
