import { describe, expect, it } from 'vitest'
import { secondsLeft, timeLeft, untilNextMinute } from '@/domain/time-left'

const now = new Date('2026-09-05T06:30:00.000Z')
const start = 1_000_000

describe('the time left', () => {
  it.each([
    ['2026-09-05T06:30:00.000Z', 0, 0, 0, true],
    ['2026-09-05T06:29:00.000Z', 0, 0, 0, true],
    ['2025-09-05T06:30:00.000Z', 0, 0, 0, true],
    ['2026-09-05T06:30:00.001Z', 0, 0, 1, false],
    ['2026-09-05T06:31:00.000Z', 0, 0, 1, false],
    ['2026-09-05T06:31:00.001Z', 0, 0, 2, false],
    ['2026-09-05T07:29:00.000Z', 0, 0, 59, false],
    ['2026-09-05T07:29:30.000Z', 0, 1, 0, false],
    ['2026-09-06T06:30:00.000Z', 1, 0, 0, false],
    ['2026-09-07T10:42:00.000Z', 2, 4, 12, false],
    ['2026-09-05T13:30:00+05:30', 0, 1, 30, false],
    // No zone: India's.
    ['2026-09-05T13:30:00', 0, 1, 30, false],
    [' 2026-09-05T08:00:00Z ', 0, 1, 30, false],
    // No time: the whole day in India.
    ['2026-09-05', 0, 12, 0, false],
  ])('until %s is %s d %s h %s min', (end, days, hours, minutes, isOver) => {
    expect(timeLeft(end, now)).toEqual({ days, hours, minutes, isOver })
  })

  it.each(['', 'soon', 'plot 5', '2026-02-31T99:00:00Z'])('is not known until %j', (end) => {
    expect(timeLeft(end, now)).toBeUndefined()
    expect(untilNextMinute(end, now)).toBeUndefined()
  })
})

describe('the next change of it', () => {
  it.each([
    ['2026-09-05T06:30:00.000Z', undefined],
    ['2026-09-05T06:30:00.001Z', 1],
    ['2026-09-05T06:31:00.000Z', 60_000],
    ['2026-09-05T06:31:12.500Z', 12_500],
  ])('until %s comes after %s ms', (end, ms) => {
    expect(untilNextMinute(end, now)).toBe(ms)
  })

  it('is when another answer is given, not before', () => {
    const end = '2026-09-05T08:00:12.500Z'
    const wait = untilNextMinute(end, now) ?? 0
    const at = (ms: number) => timeLeft(end, new Date(now.getTime() + ms))
    expect(at(wait - 1)).toEqual(at(0))
    expect(at(wait)).not.toEqual(at(0))
  })
})

it.each([
  ['at once', start, 30],
  ['after a moment', start + 1, 30],
  ['after a second', start + 1000, 29],
  ['just before the end', start + 29_999, 1],
  ['at the end', start + 30_000, 0],
  ['long after', start + 3_600_000, 0],
  ['with the clock set back', start - 60_000, 0],
])('a countdown of 30 seconds, %s', (_, at, expected) => {
  expect(secondsLeft(start, 30_000, at)).toBe(expected)
})
