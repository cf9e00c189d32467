import { REWARD_PERCENT } from '@/domain/rewards'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { NoRewardsDrawing } from '@/ui/drawings/NoRewardsDrawing'

interface NoRecordsProps {
  /** Leads to where the code is shared; that screen itself has a button for it. */
  withLink?: boolean
}

export function NoRecords({ withLink }: NoRecordsProps) {
  const t = useText('rewards')
  return (
    <EmptyState
      picture={<NoRewardsDrawing />}
      title={t('none')}
      text={t('noneText', { percent: REWARD_PERCENT })}
      action={withLink && <ButtonLink to={paths.referral}>{t('share')}</ButtonLink>}
    />
  )
}
