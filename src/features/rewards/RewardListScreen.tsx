import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Referral, Reward } from '@/api/contract/reward'
import { useAllRewards } from '@/api/hooks/reward'
import type { ReferredUser } from '@/domain/rewards'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { Tabs } from '@/ui/Tabs'
import { useGoBack } from '@/ui/use-go-back'
import { ListSection } from '@/ui/ListSection'
import { referralRows, rewardRows } from './lists'
import { NoRecords } from './NoRecords'
import { ReferralRow } from './ReferralRow'
import { RewardRow } from './RewardRow'

/** Usual heights of the rows (px). */
const REWARD_HEIGHT = 172
const REFERRAL_HEIGHT = 79

interface Entry<Value> {
  key: string
  value: Value
}

const keyOf = ({ key }: Entry<unknown>) => key
const rewardRow = ({ value }: Entry<ReferredUser<Reward>>) => <RewardRow user={value} />
const referralRow = ({ value }: Entry<Referral>) => <ReferralRow referral={value} />

/** Part 2, "Rewards and referrals lists". */
export function Component() {
  const t = useText('rewards')
  const goBack = useGoBack(paths.home)
  // In the address, so that coming back from a row meets the same tab.
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'referrals' ? 'referrals' : 'rewards'
  const { rewards, users } = useAllRewards()
  const rewardEntries = useMemo(
    () => rewardRows(rewards).map((value, index) => ({ key: value.userId || `${index}`, value })),
    [rewards],
  )
  const referralEntries = useMemo(
    () => referralRows(users).map(({ referral, key }) => ({ key, value: referral })),
    [users],
  )

  return (
    <Screen title={t('listTitle')} onBack={goBack}>
      <Tabs
        label={t('tabs')}
        items={[
          { id: 'rewards', label: t('rewards') },
          { id: 'referrals', label: t('referrals') },
        ]}
        selected={tab}
        onSelect={(id) => setQuery(id === 'referrals' ? { tab: id } : {}, { replace: true })}
      >
        {tab === 'rewards' ? (
          <List key="rewards" entries={rewardEntries} row={rewardRow} usualHeight={REWARD_HEIGHT} />
        ) : (
          <List
            key="referrals"
            entries={referralEntries}
            row={referralRow}
            usualHeight={REFERRAL_HEIGHT}
          />
        )}
      </Tabs>
    </Screen>
  )
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
