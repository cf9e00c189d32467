import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { Referral, Reward } from '@/api/contract/reward'
import type { ReferredUser } from '@/domain/rewards'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ChevronIcon } from '@/ui/icons'
import { ReferralRow } from './ReferralRow'
import { RewardRow } from './RewardRow'

/** Shown here; the rest is behind the link. */
const RECENT = 5

interface SectionProps {
  title: string
  link?: { to: string; words: string } | undefined
  isEmpty: boolean
  children: ReactNode
}

function Section({ title, link, isEmpty, children }: SectionProps) {
  const t = useText('rewards')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-3">
        <h2 id={titleId} className="text-18 font-700">
          {title}
        </h2>
        {link && (
          <Link
            to={link.to}
            className="-mr-2 inline-flex min-h-tap items-center gap-1 rounded-control px-2 font-600 text-leaf-700 hover:underline"
          >
            {link.words}
            <ChevronIcon className="size-4" />
          </Link>
        )}
      </div>
      {isEmpty ? (
        <p className="rounded-card border border-hairline p-4 text-center text-ink-muted">
          {t('none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">{children}</ul>
      )}
    </section>
  )
}

/** The referred users with the newest rewards. */
export function RecentRewards({ users }: { users: readonly ReferredUser<Reward>[] }) {
  const t = useText('rewards')
  return (
    <Section
      title={t('rewards')}
      link={{ to: paths.referralList, words: t('viewAll') }}
      isEmpty={users.length === 0}
    >
      {users.slice(0, RECENT).map((user, index) => (
        <li key={user.userId || index}>
          <RewardRow user={user} />
        </li>
      ))}
    </Section>
  )
}

/** The newest registrations. */
export function RecentReferrals({
  rows,
}: {
  rows: readonly { referral: Referral; key: string }[]
}) {
  const t = useText('rewards')
  const more = { to: `${paths.referralList}?tab=referrals`, words: t('allReferrals') }
  return (
    <Section
      title={t('recent')}
      link={rows.length > RECENT ? more : undefined}
      isEmpty={rows.length === 0}
    >
      {rows.slice(0, RECENT).map(({ referral, key }) => (
        <li key={key}>
          <ReferralRow referral={referral} />
        </li>
      ))}
    </Section>
  )
}
