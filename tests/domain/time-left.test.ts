import { describe, expect, it } from 'vitest'
import { expectedBy } from '@/domain/expected-by'
import { nextDate } from '@/domain/next-date'
import { secondsLeft, timeLeft, untilNextMinute } from '@/domain/time-left'
import { accepted } from './delivery-request'

const now = new Date('2026-09-05T06:30:00.000Z')
const start = 1_000_000

describe('the time left', () => {
  it.each([
    ['2026-09-05T06:30:00.000Z', 0, 0, 0, true],
    ['2026-09-05T06:29:00.000Z', 0, 0, 0, true],
    ['2026-09-05T06:30:00.001Z', 0, 0, 1, false],
    ['2026-09-05T06:31:00.001Z', 0, 0, 2, false],
    ['2026-09-05T07:29:30.000Z', 0, 1, 0, false],
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

it.each([
  ['2026-09-05T06:30:00.000Z', undefined],
  ['2026-09-05T06:30:00.001Z', 1],
  ['2026-09-05T06:31:00.000Z', 60_000],
  ['2026-09-05T06:31:12.500Z', 12_500],
])('the time left until %s changes after %s ms', (end, ms) => {
  expect(untilNextMinute(end, now)).toBe(ms)
})

it.each([
  ['at once', start, 30],
  ['after a second', start + 1000, 29],
  ['just before the end', start + 29_999, 1],
  ['at the end', start + 30_000, 0],
  ['with the clock set back', start - 60_000, 0],
])('a countdown of 30 seconds, %s', (_, at, expected) => {
  expect(secondsLeft(start, 30_000, at)).toBe(expected)
})

describe('"5-6 hours" from a time on', () => {
  it.each([
    // The full hour of India that follows.
    ['2026-09-05T08:13:00Z', '2026-09-05T14:30:00.000Z', 'today'],
    ['2026-09-05T06:30:00Z', '2026-09-05T12:30:00.000Z', 'today'],
    ['2026-09-05T12:30:01Z', '2026-09-05T19:30:00.000Z', 'tomorrow'],
    ['2026-09-06T12:30:00Z', '2026-09-06T18:30:00.000Z', 'later'],
  ])('that began at %s is over by %s', (start, at, day) => {
    expect(expectedBy(new Date(start), 6, now)).toEqual({ at: new Date(at), day })
  })

  it.each(['2026-09-05T00:30:00Z', '2026-09-01T00:00:00Z', '', 'soon'])(
    'from %j is nothing',
    (start) => {
      expect(expectedBy(start, 6, now)).toBeUndefined()
    },
  )
})

describe('the next date', () => {
  const order = {
    status: 'Active',
    purchasePaymentStatus: 'payment done',
    createdAt: '2026-09-05T02:00:00Z',
  }
  const item = {
    name: 'Turmeric',
    isSold: false,
    status: 'pending',
    quotesCount: 2,
    dealEndDate: '2026-09-08',
  }

  const delivery = (estimatedDeliveryDate: string) => ({
    deliveryRequest: { ...accepted, estimatedDeliveryDate },
  })

  type Case = [string, Partial<typeof order>, object, [string, string] | undefined]

  it.each<Case>([
    // A day without a time lasts until midnight in India.
    ['an active order', {}, {}, ['dealEnd', '2026-09-08T18:30:00.000Z']],
    ['a pending order', { status: 'pending' }, {}, ['activation', '2026-09-05T15:00:00.000Z']],
    ['a late order', { status: 'pending', createdAt: '2026-09-04T02:00:00Z' }, {}, undefined],
    ['a deal that has ended', {}, { dealEndDate: '2026-09-05T06:30:00Z' }, undefined],
    // Until its day is over.
    ['a delivery today', {}, delivery('2026-09-05'), ['delivery', '2026-09-05T00:00:00.000Z']],
    ['a delivery yesterday', {}, delivery('2026-09-04'), undefined],
    ['a delivery without a date', {}, delivery(''), undefined],
    ['what is delivered', {}, { ...delivery('2026-09-11'), status: 'Delivered' }, undefined],
    ['what is sold', {}, { isSold: true }, undefined],
    ['a rejected payment', { purchasePaymentStatus: 'rejected' }, {}, undefined],
    ['a closed order', { status: 'closed' }, {}, undefined],
    ['no date at all', { status: 'pending', createdAt: 'soon' }, {}, undefined],
  ])('knows what comes next for %s', (_, orderChange, itemChange, expected) => {
    const found = nextDate({ ...order, ...orderChange }, [{ ...item, ...itemChange }], now)
    expect(found && [found.kind, found.at.toISOString()]).toEqual(expected)
  })

  it('takes what comes first of several items', () => {
    const sooner = { ...item, name: 'Chilli', dealEndDate: '2026-09-06T12:30:00Z' }
    expect(nextDate(order, [item, sooner], now)?.item.name).toBe('Chilli')
  })
})
