import { queryTone, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'
import { StatusDot } from '@/ui/StatusDot'

/** The dot and its word; a word nobody listed as the provider says it. */
export function QueryStatus({ status }: { status: string }) {
  const t = useText('help')
  return (
    <StatusDot
      tone={queryTone(status)}
      label={t('statusWord', { word: wordChoice(status), raw: status.trim() })}
    />
  )
}
