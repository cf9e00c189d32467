import { REWARD_PERCENT } from '@/domain/rewards'
import { useText } from '@/text/text'
import { EmptyState } from '@/ui/EmptyState'
import { NoOrdersDrawing } from '@/ui/drawings/NoOrdersDrawing'

export function NoRecords() {
  const t = useText('rewards')
  return (
    <EmptyState
      picture={<NoOrdersDrawing />}
      title={t('none')}
      text={t('noneText', { percent: REWARD_PERCENT })}
    />
  )
}
