import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import {
  daysBetween,
  dealDates,
  formatDate as formatWith,
  hasDealDays,
  newestFirst,
  timeOfDay,
  weekday,
} from '@/domain/dates'

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const formatDate = (date: Date | string | undefined) => formatWith(date, english)

/** As English says it. */
function formatTime(date: Date | string | undefined): string {
  const time = timeOfDay(date)
  if (!time) return ''
  return `${time.clock} ${['dawn', 'morning'].includes(time.part) ? 'am' : 'pm'}`
}

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe("dates shown as 'day Mon year', in Asia/Kolkata", () => {
  it.each([
    ['2026-09-05T18:29:59.999Z', '5 Sep 2026', '11:59 pm'],
    ['2026-09-05T18:30:00.000Z', '6 Sep 2026', '12:00 am'],
    ['2026-09-05T01:05:00+05:30', '5 Sep 2026', '1:05 am'],
    ['2026-09-05T20:00:00-0800', '6 Sep 2026', '9:30 am'],
    ['2026-09-05T23:50:00', '5 Sep 2026', '11:50 pm'],
    ['2026-09-05', '5 Sep 2026', '5:30 am'],
    [' 2024-02-29T00:00:00Z ', '29 Feb 2024', '5:30 am'],
  ])('%j is %s, %s', (text, date, time) => {
    for (const device of ['Asia/Kolkata', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
      process.env.TZ = device
      expect(formatDate(text)).toBe(date)
      expect(formatTime(text)).toBe(time)
    }
  })

  it.each([
    ['2026-11-24T18:29:59Z', 2],
    ['2026-11-24T18:30:00Z', 3],
    ['soon', undefined],
  ])('%j is weekday %s', (text, day) => {
    expect(weekday(text)).toBe(day)
  })

  it.each([undefined, '', ' ', 'plot 5', '2026-13-01', '2026-09-05T25:00:00Z', new Date(NaN)])(
    'shows nothing for %j',
    (value) => {
      expect(formatDate(value)).toBe('')
      expect(formatTime(value)).toBe('')
    },
  )

  it('agrees with the calendar of Asia/Kolkata', () => {
    const calendar = new Intl.DateTimeFormat('en-US', {
      timeZone: 'Asia/Kolkata',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const date = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, (value) => {
        const part = Object.fromEntries(
          calendar.formatToParts(value).map(({ type, value: text }) => [type, text]),
        )
        expect(formatDate(value)).toBe(`${part.day} ${part.month} ${part.year}`)
        expect(formatDate(value.toISOString())).toBe(formatDate(value))
        expect(formatTime(value)).toBe(
          `${part.hour}:${part.minute} ${part.dayPeriod?.toLowerCase()}`,
        )
      }),
    )
  })
})

const partAt = (clock: string) => timeOfDay(`2026-09-05T${clock}+05:30`)?.part

it.each([
  ['dawn', '03:59', 'morning', '04:00'],
  ['morning', '11:59', 'noon', '12:00'],
  ['noon', '15:59', 'evening', '16:00'],
  ['evening', '19:59', 'night', '20:00'],
])('in India it is %s until %s, and %s from %s on', (before, last, after, first) => {
  expect([partAt(last), partAt(first)]).toEqual([before, after])
})

it.each([
  ['2026-09-05T18:29:59Z', '2026-09-05T18:30:00Z', 1],
  ['2026-09-04T18:30:00Z', '2026-09-05T18:29:59Z', 0],
  ['2024-02-28', '2024-03-01', 2],
  [undefined, '2026-09-05', undefined],
  ['2026-09-05', 'soon', undefined],
])('from %s to %s it is %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

it('puts the newest first across time zones, and what has no date last in the order it came', () => {
  const later = ['2026-09-06T00:30:00+05:30', '2026-09-05T18:59:00Z', '2026-09-05']
  const given = ['soon', ...later.toReversed(), ''].map((createdAt) => ({ createdAt }))
  const before = [...given]
  expect(newestFirst(given).map(({ createdAt }) => createdAt)).toEqual([...later, 'soon', ''])
  expect(given).toEqual(before)
})

describe('the dates of an ordered item: now plus the days of the offer', () => {
  const now = new Date('2026-02-27T18:45:30.250Z')

  it('are worked by hand, over the end of the month', () => {
    expect(
      dealDates(now, { dealDurationStart: 0, dealDurationEnd: 2, deliveryAfterDays: 30 }),
    ).toEqual({
      dealStartDate: '2026-02-27T18:45:30.250Z',
      dealEndDate: '2026-03-01T18:45:30.250Z',
      deliveryStartDate: '2026-03-29T18:45:30.250Z',
    })
    expect(now.toISOString()).toBe('2026-02-27T18:45:30.250Z')
  })

  it('need all three', () => {
    const days = { dealDurationStart: 0, dealDurationEnd: 8, deliveryAfterDays: 1 }
    expect(hasDealDays(days)).toBe(true)
    for (const day of Object.keys(days)) {
      const others = { ...days, [day]: undefined }
      expect(hasDealDays(others)).toBe(false)
      expect(() => dealDates(now, others)).toThrow(RangeError)
    }
  })
})
