import { useOfflineSince } from '@/api/connectivity'
import { timeOfDay } from '@/domain/dates'
import { useText } from '@/text/text'
import { useFormatDate } from '@/ui/DateText'

/** How old the data on screen is while it comes from the offline cache. */
export function OfflineSince() {
  const t = useText('offlineData')
  const formatDate = useFormatDate()
  const since = useOfflineSince()
  if (since === undefined) return null
  const date = new Date(since)
  const { clock, part } = timeOfDay(date) ?? { clock: '', part: 'noon' }
  return t('asOf', { date: formatDate(date), clock, part })
}
