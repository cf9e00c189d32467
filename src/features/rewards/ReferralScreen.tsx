import { type ReactNode, useId } from 'react'
import { useUserIfAvailable } from '@/api/hooks/user'
import { useRewards } from '@/api/hooks/reward'
import { hasBankDetails } from '@/domain/bank-details'
import { totalUpcoming } from '@/domain/rewards'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button, ButtonLink, MoreLink } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { BankIcon, ShareIcon } from '@/ui/icons'
import { ShareSheet, useInvitation } from '@/features/shared/share/ShareSheet'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { useSheet } from '@/ui/use-sheet'
import { Range } from './reward-labels'
import { type Entry, referralEntries, ReferralRow, rewardEntries, RewardRow } from './RewardRow'

/** Shown here; the rest is behind the link. */
const RECENT = 5

/** RWD-1. */
export function ReferralScreen() {
  const t = useText('rewards')
  const unknown = useText('ui')('unknown')
  const user = useUserIfAvailable()
  const referralCode = user?.referralCode ?? ''
  const { rewards, users, rewardCollected, rewardMin, rewardMax, rewardsActive, totalUsers } =
    useRewards()
  const sheet = useSheet('share')
  const invitation = useInvitation(referralCode)
  const upcoming = totalUpcoming({ min: rewardMin, max: rewardMax }, rewards)

  return (
    <Screen
      action={
        <Button icon={<ShareIcon className="size-5" />} onClick={sheet.open}>
          {t('share')}
        </Button>
      }
    >
      {referralCode && (
        <div className="flex flex-wrap items-center justify-end gap-x-3">
          <p className="flex-1 leading-tight">
            <span className="block text-14 text-ink-muted">{t('code')}</span>
            <span className="text-18 font-700">{referralCode}</span>
          </p>
          <CopyButton label={t('codeToCopy')} value={referralCode} />
        </div>
      )}
      <Section title={t('totals')}>
        <DefinitionRows
          rows={[
            { label: t('collected'), value: <Money amount={rewardCollected} />, strong: true },
            { label: t('upcoming'), value: <Range {...upcoming} /> },
            { label: t('totalActive'), value: rewardsActive ?? unknown },
            { label: t('totalOnboarded'), value: totalUsers ?? unknown },
          ]}
        />
      </Section>
      {user && !hasBankDetails(user.bankDetails) && (
        <Notice
          tone="red"
          action={
            <ButtonLink
              kind="secondary"
              to={paths.bankDetails}
              icon={<BankIcon className="size-5" />}
            >
              {t('addBank')}
            </ButtonLink>
          }
        >
          {t('bankNote')}
        </Notice>
      )}
      <Recent
        title={t('rewards')}
        link={<MoreLink to={paths.referralList}>{t('viewAll')}</MoreLink>}
        entries={rewardEntries(rewards)}
        row={(user) => <RewardRow user={user} />}
      />
      <Recent
        title={t('recent')}
        link={
          users.length > RECENT && (
            <MoreLink to={`${paths.referralList}?tab=referrals`}>{t('allReferrals')}</MoreLink>
          )
        }
        entries={referralEntries(users)}
        row={(referral) => <ReferralRow referral={referral} />}
      />
      <ShareSheet open={sheet.isOpen} onClose={sheet.close} {...invitation} />
    </Screen>
  )
}

interface RecentProps<Value> {
  title: string
  link: ReactNode
  entries: readonly Entry<Value>[]
  row: (value: Value) => ReactNode
}

function Recent<Value>({ title, link, entries, row }: RecentProps<Value>) {
  const t = useText('rewards')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId} className="text-18 font-700">
          {title}
        </h2>
        {link}
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-muted">{t('none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {entries.slice(0, RECENT).map(({ key, value }) => (
            <li key={key}>{row(value)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
