import { expect, it } from 'vitest'
import { looksLikeIfsc } from '@/domain/ifsc'

it.each([
  ['SBIN0001234', true],
  ['HDFC0ABC12Z', true],
  [' sbin0001234 ', true],
  ['SBIN1001234', false],
  ['SBINO001234', false],
  ['SBI00001234', false],
  ['SB1N0001234', false],
  ['SBIN000123', false],
  ['SBIN00012345', false],
  ['XSBIN0001234', false],
  ['SBIN0 01234', false],
  ['SBIN0-01234', false],
  ['', false],
])('AAAA0XXXXXX: %j, %s', (text, looks) => {
  expect(looksLikeIfsc(text)).toBe(looks)
})
