import { type ReactNode, useId, useState } from 'react'
import type { Reward, RewardItem } from '@/api/contract/reward'
import { addPaise, paise, type Paise } from '@/domain/money'
import { plainPaise } from '@/domain/rupees'
import { countsForRewards, type ReferredUser, rewardRange } from '@/domain/rewards'
import { useProductName, useText } from '@/text/text'
import { ChevronIcon } from '@/ui/icons'
import { ItemArithmetic, unbroken, TwoLines } from './ItemArithmetic'

/** A button that opens the arithmetic of a row's figures. */
export function HowWorkedOut({ user }: { user: ReferredUser<Reward> }) {
  const t = useText('rewards')
  const productName = useProductName()
  const [isOpen, setOpen] = useState(false)
  const linesId = useId()
  const entries = user.rewards.flatMap((reward) => reward.items.map((item) => ({ reward, item })))
  if (entries.length === 0) return null
  return (
    <div className="border-t border-hairline">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-tap w-full items-center justify-between gap-2 rounded-control px-4 text-left text-14 font-600 text-leaf-700 -outline-offset-2 smooth hover:underline"
      >
        {t('how')}
        <ChevronIcon className={`size-4 smooth ${isOpen ? 'look-up' : 'look-down'}`} />
      </button>
      {isOpen && (
        <div id={linesId} className="flex flex-col gap-3 px-4 pb-4 text-14">
          {entries.map(({ reward, item }) => (
            <div key={item.id}>
              <p className="font-600">{productName(item.name)}</p>
              <ItemArithmetic reward={reward} item={item} />
            </div>
          ))}
          <Sum entries={entries} />
        </div>
      )}
    </div>
  )
}

/** Adds up the ranges of several items. */
function Sum({ entries }: { entries: readonly { reward: Reward; item: RewardItem }[] }) {
  const t = useText('rewards')
  const ranges = entries.flatMap(({ reward, item }) => {
    const counts = countsForRewards(reward.orderStatus) && !item.isCollected
    const range = counts ? rewardRange(item) : undefined
    return range ? [range] : []
  })
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

  /** `₹31.57 + ₹157.50 − ₹37.50 = ₹151.57` */
  function sumOf([first, ...others]: Paise[]): ReactNode {
    if (first === undefined) return null
    let sum = plainPaise(first)
    let total = first
    for (const amount of others) {
      total = addPaise(total, amount)
      sum =
        amount < 0
          ? t('minus', { sum, less: plainPaise(paise(0 - amount)) })
          : t('plus', { sum, more: plainPaise(amount) })
    }
    return t.rich('equals', { sum, total: plainPaise(total), result: unbroken })
  }
}
