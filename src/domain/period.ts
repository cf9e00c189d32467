import { formatIndianDay, indianDay } from './dates'

/** Days in India as `2026-09-05`, both included; undefined is open. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
}

export const periodNames = ['thisMonth', 'lastMonth', 'year', 'all', 'custom'] as const
export type PeriodName = (typeof periodNames)[number]

/** A month, the Indian financial year (April to March) or everything, as of `now`. */
export function namedPeriod(name: Exclude<PeriodName, 'custom'>, now: Date): Period {
  if (name === 'all') return {}
  const [year = 0, month = 0] = indianDay(now)?.split('-').map(Number) ?? []
  if (name === 'year') {
    const first = month < 4 ? year - 1 : year
    return { from: `${first}-04-01`, to: `${first + 1}-03-31` }
  }
  const start = name === 'thisMonth' ? month - 1 : month - 2
  return {
    from: formatIndianDay(year, start, 1),
    // The day before the first of the next month.
    to: formatIndianDay(year, start + 1, 0),
  }
}

/** An empty day, of an entry without a date, belongs to no period but everything. */
export function isWithin(day: string, { from, to }: Period): boolean {
  if (day === '') return from === undefined && to === undefined
  return (from === undefined || from <= day) && (to === undefined || day <= to)
}
