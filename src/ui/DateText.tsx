import { now } from '@/lib/clock'
import { formatDate, hasTime, timeOfDay, weekday } from '@/domain/dates'
import { expectedBy } from '@/domain/expected-by'
import { unbroken } from '@/domain/text'
import type { TimeLeft } from '@/domain/time-left'
import { useText } from '@/text/text'

/** `formatDate` with the months of the language: `5 Sep 2026`; empty when missing or not a date. */
export function useFormatDate(): (date: Date | string | undefined) => string {
  const t = useText('ui')
  const months = t('months').split(' ')
  return (date) => formatDate(date, months)
}

/** `5 Sep 2026`; a dash when there is no date, or none that can be read. */
export function DateText({ date }: { date: Date | string | undefined }) {
  const t = useText('ui')
  const text = useFormatDate()(date)
  if (!date || !text) return <span>{t('unknown')}</span>
  return (
    <time
      dateTime={typeof date === 'string' ? date : date.toISOString()}
      className="whitespace-nowrap tabular-nums"
    >
      {text}
    </time>
  )
}

/** `3:05 pm`; empty when no date. */
export function useTimeOfDay(): (date: Date | string) => string {
  const t = useText('ui')
  return (date) => {
    const time = timeOfDay(date)
    return time ? unbroken(t('time', time)) : ''
  }
}

/** `Tue 24 Nov` and `6 pm`. */
function useFormatDayAndTime() {
  const t = useText('clock')
  const formatDate = useFormatDate()
  const timeOf = useTimeOfDay()
  return {
    dayOf: (date: Date | string) =>
      // Without the year.
      `${t('weekdays').split(' ')[weekday(date) ?? 0]} ${formatDate(date).slice(0, -5)}`,
    timeOf: (date: Date | string) => timeOf(date).replace(':00', ''),
  }
}

/** How long something lasts: `1 day 6 h`. */
export function useFormatTimeLeft(): (left: TimeLeft) => string {
  const t = useText('clock')
  return ({ days, hours, minutes, isOver }) =>
    isOver
      ? t('over')
      : unbroken(t('left', { days, hours, minutes: days > 0 ? 0 : minutes }).trim())
}

/** Until when, and how long that is: `Until Tue 24 Nov, 6 pm (1 day 6 h)`. */
export function useFormatDeadline(): (end: string, left: TimeLeft) => string {
  const t = useText('clock')
  const howLong = useFormatTimeLeft()
  const { dayOf, timeOf } = useFormatDayAndTime()
  return (end, left) => {
    if (left.isOver) return howLong(left)
    const when = hasTime(end) ? `${dayOf(end)}, ${timeOf(end)}` : dayOf(end)
    return t('until', { when, left: howLong(left) })
  }
}

/** `5-6 hours, by about 8 pm today`: a text, and when that is from `start` on. */
export function useExpectedEnd(): (text: string, start: Date | string, hours: number) => string {
  const t = useText('byAbout')
  const { dayOf, timeOf } = useFormatDayAndTime()
  return (text, start, hours) => {
    const expected = expectedBy(start, hours, now())
    if (!expected) return text
    const { at, day } = expected
    const about = t('byAbout', { time: timeOf(at), day, date: dayOf(at) })
    return text ? `${text}, ${about}` : about
  }
}
