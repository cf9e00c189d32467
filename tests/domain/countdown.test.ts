import { expect, it } from 'vitest'
import { secondsLeft } from '@/domain/countdown'

const start = 1_000_000

it.each([
  ['at once', start, 30],
  ['after a moment', start + 1, 30],
  ['after a second', start + 1000, 29],
  ['just before the end', start + 29_999, 1],
  ['at the end', start + 30_000, 0],
  ['long after', start + 3_600_000, 0],
  ['with the clock set back', start - 60_000, 0],
])('%s', (_, now, expected) => {
  expect(secondsLeft(start, 30_000, now)).toBe(expected)
})
