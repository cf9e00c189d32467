import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { RewardItem } from '@/api/contract/reward'
import { useRewardsOf } from '@/api/hooks/reward'
import { newestFirst } from '@/domain/dates'
import { totalUpcoming } from '@/domain/rewards'
import { useText } from '@/text/text'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money } from '@/ui/Money'
import { Screen } from '@/ui/Screen'
import { ListSection } from '@/ui/WindowList'
import { NoRecords } from './NoRecords'
import { Range } from './reward-labels'
import { RewardItemCard } from './RewardItemCard'

/** The estimated height of a card (px). */
const USUAL_HEIGHT = 155

interface Entry {
  userId: string
  item: RewardItem
}

const keyOf = ({ item }: Entry) => item.id
const row = (entry: Entry) => <RewardItemCard {...entry} />

/** RWD-3: the items a referred user bought, and the reward of each. */
export function RewardDetailsScreen() {
  const { id = '' } = useParams()
  const t = useText('rewards')
  const { userDetails, rewards, rewardMin, rewardMax, rewardCollected } = useRewardsOf(id)
  const entries = useMemo(
    () =>
      newestFirst(rewards).flatMap(({ items }) =>
        items.map((item): Entry => ({ userId: id, item })),
      ),
    [rewards, id],
  )
  const upcoming = totalUpcoming({ min: rewardMin, max: rewardMax }, rewards)
  const name = userDetails?.name.trim() || rewards.find((reward) => reward.name !== '')?.name

  return (
    <Screen title={name || t('nameless')}>
      <DefinitionRows
        rows={[
          { label: t('upcoming'), value: <Range {...upcoming} /> },
          { label: t('collected'), value: <Money amount={rewardCollected} />, strong: true },
        ]}
      />
      {entries.length === 0 ? (
        <NoRecords />
      ) : (
        <ListSection
          title={t('items', { count: entries.length })}
          items={entries}
          keyOf={keyOf}
          row={row}
          usualHeight={USUAL_HEIGHT}
        />
      )}
    </Screen>
  )
}
