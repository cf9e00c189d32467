import { now } from '@/clock'
import { expectedBy } from '@/domain/expected-by'
import { useText } from '@/text/text'
import { useMoment } from './DateText'

/**
 * Adds the expected end to words that say how long something takes: `5-6 hours, by about 8 pm
 * today`.
 */
export function useByAbout(): (words: string, start: Date | string, hours: number) => string {
  const t = useText('byAbout')
  const { dayOf, timeOf } = useMoment()
  return (words, start, hours) => {
    const expected = expectedBy(start, hours, now())
    if (!expected) return words
    const { at, day } = expected
    const about = t('byAbout', { time: timeOf(at), day, date: dayOf(at) })
    return words ? `${words}, ${about}` : about
  }
}
