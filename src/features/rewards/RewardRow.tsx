import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Reward } from '@/api/contract/reward'
import type { ReferredUser } from '@/domain/rewards'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money } from '@/ui/Money'
import { StatusDot } from '@/ui/StatusDot'
import { HowWorkedOut } from './HowWorkedOut'
import { Range } from './Range'
import { statusTone, useRewardWords } from './use-reward-words'

const inner =
  'flex flex-col gap-2 rounded-card p-4 smooth -outline-offset-2 active:bg-leaf-50 hover:bg-leaf-50'

/**
 * A referred user: "A row with status Active has a grey background, otherwise white." Links to the
 * items they bought.
 */
export const RewardRow = memo(function RewardRow({ user }: { user: ReferredUser<Reward> }) {
  const shape = `rounded-card border border-hairline ${user.isActive ? 'border-l-4 border-l-leaf-600 bg-grey' : 'bg-surface'}`
  return (
    <article className={shape}>
      {user.userId ? (
        <Link to={paths.rewardDetails({ id: user.userId })} className={inner}>
          <Figures user={user} />
        </Link>
      ) : (
        <div className="flex flex-col gap-2 p-4">
          <Figures user={user} />
        </div>
      )}
      <HowWorkedOut user={user} />
    </article>
  )
})

function Figures({ user: { name, status, upcoming, collected } }: { user: ReferredUser<Reward> }) {
  const t = useText('rewards')
  const words = useRewardWords()
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-600 break-words">{name || t('nameless')}</h3>
        {status && <StatusDot tone={statusTone(status)} label={words.status(status)} />}
      </div>
      <DefinitionRows
        rows={[
          { label: t('upcoming'), value: <Range {...upcoming} /> },
          { label: t('collected'), value: <Money amount={collected} /> },
        ]}
      />
    </>
  )
}
