import { describe, expect, it } from 'vitest'
import { expectedBy } from '@/domain/expected-by'

const now = new Date('2026-09-05T06:30:00.000Z')

describe('"5-6 hours" from a time on', () => {
  it.each([
    // The full hour of India that follows.
    ['2026-09-05T08:13:00Z', '2026-09-05T14:30:00.000Z', 'today'],
    ['2026-09-05T06:30:00Z', '2026-09-05T12:30:00.000Z', 'today'],
    ['2026-09-05T12:29:59Z', '2026-09-05T18:30:00.000Z', 'tomorrow'],
    ['2026-09-05T12:30:01Z', '2026-09-05T19:30:00.000Z', 'tomorrow'],
    ['2026-09-06T12:30:00Z', '2026-09-06T18:30:00.000Z', 'later'],
    ['2026-09-05T00:30:01Z', '2026-09-05T07:30:00.000Z', 'today'],
  ])('that began at %s is over by %s', (start, at, day) => {
    expect(expectedBy(start, 6, now)).toEqual({ at: new Date(at), day })
    expect(expectedBy(new Date(start), 6, now)).toEqual({ at: new Date(at), day })
  })

  it.each(['2026-09-05T00:30:00Z', '2026-09-01T00:00:00Z', '', 'soon'])(
    'from %j is nothing',
    (start) => {
      expect(expectedBy(start, 6, now)).toBeUndefined()
    },
  )
})
