import { useQueryClient } from '@tanstack/react-query'
import { useKeptSince, useRetryCount } from '@/api/reach'
import { timeOfDay } from '@/domain/dates'
import { useText } from '@/text/text'
import { useFormatDate } from '@/ui/DateText'
import { useOnChange } from '@/ui/use-on-change'

/** How old what is shown is, and another try to get the new of it at the strip's `Retry` or the network's return. */
export function KeptSince() {
  const t = useText('kept')
  const formatDate = useFormatDate()
  const since = useKeptSince()
  const client = useQueryClient()
  useOnChange(useRetryCount(), () => {
    // What is kept counts as old (kept-answers.ts); a request under way is enough.
    void client.invalidateQueries(
      { type: 'active', predicate: ({ state }) => state.isInvalidated },
      { cancelRefetch: false },
    )
  })
  if (since === undefined) return null
  const date = new Date(since)
  const { clock, part } = timeOfDay(date) ?? { clock: '', part: 'noon' }
  return t('asOf', { date: formatDate(date), clock, part })
}
