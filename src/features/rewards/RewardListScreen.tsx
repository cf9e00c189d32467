import { type ReactNode, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Referral, Reward } from '@/api/contract/reward'
import { useAllRewards } from '@/api/hooks/reward'
import type { ReferredUser } from '@/domain/rewards'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { LoadingParts } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { ListSection } from '@/ui/WindowList'
import { NoRecords } from './NoRecords'
import { type Entry, referralEntries, ReferralRow, rewardEntries, RewardRow } from './RewardRow'

/** The estimated heights of the rows (px). */
const REWARD_HEIGHT = 80
const REFERRAL_HEIGHT = 79

const keyOf = ({ key }: Entry<unknown>) => key
const rewardRow = ({ value }: Entry<ReferredUser<Reward>>) => <RewardRow user={value} />
const referralRow = ({ value }: Entry<Referral>) => <ReferralRow referral={value} />

/** RWD-2. */
export function RewardListScreen() {
  const t = useText('rewards')
  // In the URL, so that Back from a row shows the same tab.
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'referrals' ? 'referrals' : 'rewards'
  return (
    <Screen>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'rewards', label: t('rewards') },
          { id: 'referrals', label: t('referrals') },
        ]}
        selected={tab}
        onSelect={(id) => setQuery(id === 'referrals' ? { tab: id } : {}, { replace: true })}
      >
        <Suspense fallback={<LoadingParts heights={[20, 77, 77, 77, 77, 77]} />}>
          {tab === 'rewards' ? <Rewards /> : <Referrals />}
        </Suspense>
      </Tabs>
    </Screen>
  )
}

function Rewards() {
  const { rewards } = useAllRewards()
  const entries = useMemo(() => rewardEntries(rewards), [rewards])
  return <List entries={entries} row={rewardRow} usualHeight={REWARD_HEIGHT} />
}

function Referrals() {
  const { users } = useAllRewards()
  const entries = useMemo(() => referralEntries(users), [users])
  return <List entries={entries} row={referralRow} usualHeight={REFERRAL_HEIGHT} />
}

interface ListProps<Value> {
  entries: readonly Entry<Value>[]
  row: (entry: Entry<Value>) => ReactNode
  usualHeight: number
}

function List<Value>({ entries, row, usualHeight }: ListProps<Value>) {
  const t = useText('rewards')
  if (entries.length === 0) return <NoRecords />
  return (
    <ListSection
      title={t('users', { count: entries.length })}
      items={entries}
      keyOf={keyOf}
      row={row}
      usualHeight={usualHeight}
    />
  )
}
