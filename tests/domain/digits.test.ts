import { expect, it } from 'vitest'
import { asciiDigits } from '@/domain/digits'

const all = Array.from({ length: 0x1_10_00 }, (_, index) => index * 0x10)
  .flatMap((row) => Array.from({ length: 0x10 }, (_, column) => row + column))
  .filter((codePoint) => /\p{Nd}/u.test(String.fromCodePoint(codePoint)))

it('reads the digits of every script', () => {
  expect(all.length).toBeGreaterThan(600)
  const read = all.map((codePoint) => asciiDigits(String.fromCodePoint(codePoint)))
  expect(read.join('')).toBe('0123456789'.repeat(all.length / 10))
})

it.each([
  ['१२३ ४५६', '123 456'],
  ['૦૧૨', '012'],
  ['UTR\u200B१२a', 'UTR12a'],
  ['\u202A412345\u202C', '412345'],
  ['½²Ⅷ', '½²Ⅷ'],
])('%j is %j', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii)
})
