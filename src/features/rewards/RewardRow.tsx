import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Referral, Reward, RewardItem } from '@/api/contract/reward'
import { newestFirst } from '@/domain/dates'
import { addPaise, paise, type Paise, formatPaise } from '@/domain/money'
import { byReferredUser, type ReferredUser, rewardRange } from '@/domain/rewards'
import { isInTotals } from '@/domain/status'
import { paths } from '@/routes/paths'
import { inElements, useProductName, useText } from '@/text/text'
import { DateText } from '@/ui/DateText'
import { ChevronIcon } from '@/ui/icons'
import { IconButton } from '@/ui/IconButton'
import { Money } from '@/ui/Money'
import { StatusDot } from '@/ui/StatusDot'
import { ItemFormulas, TwoLines, unbroken } from './ItemFormulas'
import { Range, statusTone, useRewardLabels } from './reward-labels'

export interface Entry<Value> {
  key: string
  value: Value
}

/** One entry for each referred user, the one with the newest reward first. */
export function rewardEntries(rewards: readonly Reward[]): Entry<ReferredUser<Reward>>[] {
  return byReferredUser(newestFirst(rewards)).map((value, index) => ({
    key: value.userId || String(index),
    value,
  }))
}

/** Referrals have no id: their index is their key. */
export function referralEntries(referrals: readonly Referral[]): Entry<Referral>[] {
  return newestFirst(referrals).map((value, index) => ({ key: String(index), value }))
}

const inner = 'min-w-0 flex-1 rounded-card py-1.5 pl-4 leading-tight'

/** "A row with status Active has a grey background, otherwise white." */
export function RewardRow({ user }: { user: ReferredUser<Reward> }) {
  return (
    <article
      className={`flex flex-wrap items-center rounded-card border border-hairline ${user.isActive ? 'bg-grey' : 'bg-surface'}`}
    >
      {user.userId ? (
        <Link
          to={paths.rewardDetails({ id: user.userId })}
          className={`-outline-offset-2 smooth hover:bg-leaf-50 active:bg-leaf-50 ${inner}`}
        >
          <Figures user={user} />
        </Link>
      ) : (
        <div className={inner}>
          <Figures user={user} />
        </div>
      )}
      <HowWorkedOut user={user} />
    </article>
  )
}

function Figures({ user: { name, status, upcoming, collected } }: { user: ReferredUser<Reward> }) {
  const t = useText('rewards')
  const labels = useRewardLabels()
  const figure = (label: string, amount: ReactNode) => (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
  return (
    <>
      <h3 className="font-700 break-words">{name || t('nameless')}</h3>
      <div className="flex flex-wrap items-end justify-between gap-x-3 text-14 leading-tight">
        <dl className="min-w-0 flex-1 basis-40">
          {figure(t('upcoming'), <Range {...upcoming} />)}
          {figure(t('collected'), <Money amount={collected} />)}
        </dl>
        {status && <StatusDot tone={statusTone(status)} label={labels.status(status)} />}
      </div>
    </>
  )
}

function HowWorkedOut({ user }: { user: ReferredUser<Reward> }) {
  const t = useText('rewards')
  const productName = useProductName()
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  const entries = user.rewards.flatMap((reward) => reward.items.map((item) => ({ reward, item })))
  if (entries.length === 0) return null
  return (
    <>
      <IconButton
        label={t('how')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronIcon className={`size-5 smooth ${isOpen ? 'look-up' : 'look-down'}`} />
      </IconButton>
      {isOpen && (
        <div id={linesId} className="flex basis-full flex-col gap-3 px-4 pb-4 text-14">
          {entries.map(({ reward, item }) => (
            <div key={item.id}>
              <p className="font-600">{productName(item.name)}</p>
              <ItemFormulas reward={reward} item={item} />
            </div>
          ))}
          <Sum entries={entries} />
        </div>
      )}
    </>
  )
}

function Sum({ entries }: { entries: readonly { reward: Reward; item: RewardItem }[] }) {
  const t = useText('rewards')
  const ranges = entries
    .filter(({ reward, item }) => isInTotals(reward.orderStatus) && !item.isCollected)
    .map(({ item }) => rewardRange(item))
  if (ranges.length < 2) return null
  return (
    <div className="border-t border-hairline pt-2">
      <p className="font-600">{t('together')}</p>
      <TwoLines
        lowest={sumOf(ranges.map(({ min }) => min))}
        highest={sumOf(ranges.map(({ max }) => max))}
      />
    </div>
  )

  /** `₹31.57 + ₹157.50 − ₹37.50 = ₹151.57`, of those that are known. */
  function sumOf(amounts: (Paise | undefined)[]): ReactNode {
    const [first, ...others] = amounts.filter((amount) => amount !== undefined)
    if (first === undefined || others.length === 0) return null
    let sum = formatPaise(first, 2)
    let total = first
    for (const amount of others) {
      total = addPaise(total, amount)
      sum =
        amount < 0
          ? t('minus', { sum, less: formatPaise(paise(0 - amount), 2) })
          : t('plus', { sum, more: formatPaise(amount, 2) })
    }
    return inElements(t.rich('equals', { sum, total: formatPaise(total, 2), result: unbroken }))
  }
}

export function ReferralRow({ referral: { name, createdAt } }: { referral: Referral }) {
  const t = useText('rewards')
  return (
    <div className="flex items-baseline justify-between gap-x-3 border-b border-hairline pb-3">
      <div className="min-w-0">
        <h3 className="font-600 break-words">{name || t('nameless')}</h3>
        <p className="text-14 text-ink-muted">
          <DateText date={createdAt} />
        </p>
      </div>
      <span className="shrink-0">
        <StatusDot tone="active" label={t('onboarded')} />
      </span>
    </div>
  )
}
