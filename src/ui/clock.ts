import { now } from '@/clock'
import { formatWeekday, hasTime, timeOfDay } from '@/domain/dates'
import { expectedBy, type TimeLeft } from '@/domain/time-left'
import { useText } from '@/text/text'

/** `Tue 24 Nov` and `6 pm`. */
function useMoment() {
  const t = useText('clock')
  const ui = useText('ui')
  const [weekdays, months] = [t('weekdays').split(' '), ui('months').split(' ')]
  return {
    dayOf: (date: Date | string) => formatWeekday(date, weekdays, months),
    timeOf(date: Date | string): string {
      const { clock, part } = timeOfDay(date) ?? { clock: '', part: 'noon' }
      return t('time', { clock: clock.replace(/:00$/, ''), part })
    },
  }
}

/** The one way to say how long something lasts: `Until Tue 24 Nov, 6 pm (1 day 6 h)`. */
export function useUntil(): (end: string, left: TimeLeft) => string {
  const t = useText('clock')
  const { dayOf, timeOf } = useMoment()
  return (end, { days, hours, minutes, isOver }) => {
    if (isOver) return t('over')
    const when = hasTime(end) ? `${dayOf(end)}, ${timeOf(end)}` : dayOf(end)
    const word = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes'
    return t('until', { when, left: t(word, { days, hours, minutes }) })
  }
}

/** When something that began at `start` is over, beside words that say how long it takes: `5-6 hours, by about 8 pm today`. */
export function useByAbout(): (words: string, start: Date | string, hours: number) => string {
  const t = useText('clock')
  const { dayOf, timeOf } = useMoment()
  return (words, start, hours) => {
    const expected = expectedBy(start, hours, now())
    if (!expected) return words
    const { at, day } = expected
    const about = t('byAbout', { time: timeOf(at), day, date: dayOf(at) })
    return words ? `${words}, ${about}` : about
  }
}
