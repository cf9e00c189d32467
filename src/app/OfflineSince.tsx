import { useOfflineSince } from '@/api/connectivity'
import { useText } from '@/text/text'
import { useFormatDate, useTimeOfDay } from '@/ui/DateText'

/** How old the data on screen is while it comes from the offline cache. */
export function OfflineSince() {
  const t = useText('offlineData')
  const formatDate = useFormatDate()
  const timeOf = useTimeOfDay()
  const since = useOfflineSince()
  if (since === undefined) return null
  const date = new Date(since)
  return t('asOf', { date: formatDate(date), time: timeOf(date) })
}
