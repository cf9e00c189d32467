import { afterEach, expect, test } from 'vitest'
import { followProviderClock, now, shiftClock } from '@/lib/clock'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const aheadOfDevice = () => Math.round((now().getTime() - Date.now()) / 1000) * 1000
const answerAt = (ms: number) => followProviderClock(new Date(Date.now() + ms).toUTCString())

afterEach(() => {
  shiftClock(0)
  answerAt(0)
})

test('a clock that is wrong by more than an hour follows the provider', () => {
  answerAt(DAY)
  expect(Math.abs(aheadOfDevice() - DAY)).toBeLessThanOrEqual(1000)
  answerAt(-2 * DAY)
  expect(Math.abs(aheadOfDevice() + 2 * DAY)).toBeLessThanOrEqual(1000)
  // Put right by the person.
  answerAt(HOUR / 2)
  expect(aheadOfDevice()).toBe(0)
})

test.each([undefined, '', 'soon'])('the date %j changes nothing', (date) => {
  answerAt(DAY)
  followProviderClock(date)
  expect(aheadOfDevice()).toBeGreaterThan(HOUR)
})

test('it follows a clock that was shifted to try the app out, too', () => {
  shiftClock(3 * DAY)
  answerAt(3 * DAY)
  expect(Math.abs(aheadOfDevice() - 3 * DAY)).toBeLessThanOrEqual(1000)
})
