import { REWARD_PERCENT } from '@/domain/rewards'
import { useText } from '@/text/text'
import { EmptyState } from '@/ui/EmptyState'
import { NoRewardsDrawing } from '@/ui/drawings/NoRewardsDrawing'

export function NoRecords() {
  const t = useText('rewards')
  return (
    <EmptyState
      picture={<NoRewardsDrawing />}
      title={t('none')}
      text={t('noneText', { percent: REWARD_PERCENT })}
    />
  )
}
