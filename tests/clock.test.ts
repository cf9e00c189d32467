import { afterEach, expect, it, vi } from 'vitest'
import { now, shiftClock } from '@/clock'

afterEach(() => {
  shiftClock(0)
  vi.useRealTimers()
})

it('is the true time, until it is set ahead', () => {
  vi.useFakeTimers({ now: new Date('2026-09-05T06:30:00Z') })
  expect(now().toISOString()).toBe('2026-09-05T06:30:00.000Z')
  shiftClock(3 * 86_400_000)
  expect(now().toISOString()).toBe('2026-09-08T06:30:00.000Z')
  shiftClock(0)
  expect(now().toISOString()).toBe('2026-09-05T06:30:00.000Z')
})
