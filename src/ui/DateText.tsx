import { formatDate } from '@/domain/dates'
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
  const words = useFormatDate()(date)
  if (!date || !words) return <span>{t('unknown')}</span>
  return (
    <time
      dateTime={typeof date === 'string' ? date : date.toISOString()}
      className="whitespace-nowrap tabular-nums"
    >
      {words}
    </time>
  )
}
