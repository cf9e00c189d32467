/*
 * Dates in Indian time, whatever the phone's zone. Not by `Intl`: it prints "Sept" for en-IN. The
 * names of the months are texts (ui/DateText.tsx).
 */
const DAY_MS = 86_400_000
/** Asia/Kolkata: UTC+5:30 all year. */
const INDIA_MS = 19_800_000

// Only ISO text: engines make a date of almost anything else ("plot 5" is May 2001).
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

type DateInput = Date | string | undefined

/** India's clock as the UTC fields of a Date; undefined when there is no date. */
function inIndia(input: DateInput): Date | undefined {
  const date = typeof input === 'string' ? readIso(input.trim()) : input
  const time = date?.getTime() ?? NaN
  return Number.isNaN(time) ? undefined : new Date(time + INDIA_MS)
}

/**
 * ISO text as a date; undefined for any other text. A Date may still be invalid (the 31st of
 * April).
 */
export function readIso(text: string): Date | undefined {
  const match = ISO.exec(text)
  if (!match) return undefined
  // A time that names no zone is India's, not the phone's.
  return new Date(hasTime(text) && !match[1] ? `${text}+05:30` : text)
}

/** ISO text that names a time, not only a day. */
export function hasTime(text: string): boolean {
  return /T/i.test(text)
}

/**
 * End of a time or a day (ms): a date without a time lasts until midnight in India. NaN if no date.
 */
export function endOf(text: string): number {
  const start = readIso(text.trim())?.getTime() ?? NaN
  return hasTime(text) ? start : start - INDIA_MS + DAY_MS
}

/** `5 Sep 2026`, by the names of the twelve months; empty when missing or not a date. */
export function formatDate(date: DateInput, months: readonly string[]): string {
  const india = inIndia(date)
  if (!india) return ''
  return `${india.getUTCDate()} ${months[india.getUTCMonth()]} ${india.getUTCFullYear()}`
}

/** From Sunday, 0; undefined when no date. */
export function weekday(date: DateInput): number | undefined {
  return inIndia(date)?.getUTCDay()
}

/** After the last one begins the night. */
const dayParts = ['dawn', 'morning', 'noon', 'evening'] as const

/** `3:05` and its part of the day: from 0, 4, 12, 16 and 20 o'clock. Undefined when no date. */
export function timeOfDay(
  date: DateInput,
): { clock: string; part: (typeof dayParts)[number] | 'night' } | undefined {
  const india = inIndia(date)
  if (!india) return undefined
  const hours = india.getUTCHours()
  const minutes = String(india.getUTCMinutes()).padStart(2, '0')
  const begun = [4, 12, 16, 20].filter((hour) => hours >= hour).length
  return { clock: `${hours % 12 || 12}:${minutes}`, part: dayParts[begun] ?? 'night' }
}

/** Calendar days in India between two dates: tomorrow 1, yesterday -1. Undefined when no date. */
export function daysBetween(from: DateInput, to: DateInput): number | undefined {
  const [start, end] = [inIndia(from), inIndia(to)]
  if (!start || !end) return undefined
  return Math.floor(end.getTime() / DAY_MS) - Math.floor(start.getTime() / DAY_MS)
}

/** The day in India, `2026-09-05`; undefined when missing or not a date. */
export function indianDay(date: DateInput): string | undefined {
  return inIndia(date)?.toISOString().slice(0, 10)
}

/** `2026-09-05`, by a month from 0; a day or month past its end runs on into the next. */
export function formatIndianDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/**
 * Sorts by `createdAt` (ISO), newest first, no date last. Equal ones stay in the provider's order.
 */
export function newestFirst<Entry extends { createdAt: string }>(
  entries: readonly Entry[],
): Entry[] {
  return entries
    .map((entry) => ({ entry, time: timeOf(entry.createdAt) }))
    .sort((a, b) => b.time - a.time)
    .map(({ entry }) => entry)
}

function timeOf(date: string): number {
  const time = Date.parse(date)
  // A number, not -Infinity: two of those have no difference to sort by.
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time
}

/** The same time so many days later; undefined when no date. */
export function daysAfter(date: string, days: number): Date | undefined {
  const start = readIso(date.trim())
  return start && new Date(start.getTime() + days * DAY_MS)
}

/** A hundred years: a longer deal is a mistake, and may lead to no date. */
const MOST_DAYS = 36_500

/** Whether a deal can begin or end, or its delivery begin, after so many days. */
export function isDayCount(days: number): boolean {
  return days >= 0 && days <= MOST_DAYS
}

/** Undefined: unknown, or of no use. */
interface DealDays {
  dealDurationStart: number | undefined
  dealDurationEnd: number | undefined
  deliveryAfterDays: number | undefined
}

/** Whether the dates of a deal are known: otherwise it cannot be bought. */
export function hasDealDays(product: DealDays): boolean {
  const { dealDurationStart, dealDurationEnd, deliveryAfterDays } = product
  return ![dealDurationStart, dealDurationEnd, deliveryAfterDays].includes(undefined)
}

/** The ISO dates of an ordered item: `now` plus its days. Throws RangeError when unknown. */
export function dealDates(now: Date, product: DealDays) {
  const after = (days = NaN) => new Date(now.getTime() + days * DAY_MS).toISOString()
  return {
    dealStartDate: after(product.dealDurationStart),
    dealEndDate: after(product.dealDurationEnd),
    deliveryStartDate: after(product.deliveryAfterDays),
  }
}
