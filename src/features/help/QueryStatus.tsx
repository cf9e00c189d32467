import { queryTone, wordChoice } from '@/domain/status'
import { useText } from '@/text/text'
import { StatusDot } from '@/ui/StatusDot'

/** The status with its dot; an unknown word is shown as it came. */
export function QueryStatus({ status }: { status: string }) {
  const t = useText('help')
  return (
    <StatusDot
      tone={queryTone(status)}
      label={t('statusWord', { word: wordChoice(status), raw: status.trim() })}
    />
  )
}
