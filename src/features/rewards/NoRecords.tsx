import { REWARD_PERCENT } from '@/domain/rewards'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Drawing, line } from '@/ui/drawings/Drawing'

export function NoRecords() {
  const t = useText('rewards')
  return (
    <EmptyState
      picture={<NoRewardsDrawing />}
      title={t('none')}
      text={t('noneText', { percent: REWARD_PERCENT })}
      action={<ButtonLink to={paths.rewards}>{t('share')}</ButtonLink>}
    />
  )
}

/** A gift box with a leaf on its ribbon. */
function NoRewardsDrawing() {
  return (
    <Drawing>
      <path
        d="M46 62h68v38a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4z"
        className="fill-surface stroke-leaf-900"
      />
      <path d="M40 48h80v14H40z" className="fill-turmeric-100 stroke-leaf-900" />
      <path d="M73 48h14v56H73z" className="fill-turmeric-500 stroke-leaf-900" />
      <path d="M80 48C66 46 54 36 60 28s18 4 20 20z" className="fill-leaf-200 stroke-leaf-900" />
      <path d="M80 48c14-2 26-12 20-20s-18 4-20 20z" className="fill-leaf-200 stroke-leaf-900" />
      <path d="M66 34l14 14 14-14" className={line} />
    </Drawing>
  )
}
