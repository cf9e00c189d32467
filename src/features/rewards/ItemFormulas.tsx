import type { ReactNode } from 'react'
import type { Reward, RewardItem } from '@/api/contract/reward'
import { type Paise, type UnitPrice, formatPaise, plainUnitPrice } from '@/domain/money'
import { formatQuantity } from '@/domain/quantity'
import { REWARD_PERCENT, rewardEstimate } from '@/domain/rewards'
import { isInTotals } from '@/domain/status'
import { inElements, useText, useUnitName } from '@/text/text'
import { useRewardLabels } from './reward-labels'

interface ItemFormulasProps {
  reward: Reward
  item: RewardItem
}

/** Why an item adds nothing to the upcoming range; undefined when it does. */
export function useNoRangeReason({ reward: { orderStatus }, item }: ItemFormulasProps) {
  const t = useText('rewards')
  const notKnown = useText('ui')('notKnown')
  const labels = useRewardLabels()
  if (item.isCollected) {
    const amount = item.reward === undefined ? notKnown : formatPaise(item.reward, 2)
    return t('itemCollected', { amount })
  }
  if (isInTotals(orderStatus)) return undefined
  const status = orderStatus.trim() && labels.status(orderStatus)
  return status ? t('notCounted', { status }) : t('notCountedYet')
}

export function ItemFormulas(props: ItemFormulasProps) {
  const whyNot = useNoRangeReason(props)
  return whyNot === undefined ? <Formulas item={props.item} /> : <p>{whyNot}</p>
}

export function Formulas({ item }: { item: RewardItem }) {
  const t = useText('rewards')
  const unitName = useUnitName()
  const { min, max } = rewardEstimate(item)
  // The formula does not explain a range that the provider states.
  if (item.stated) return <p>{t('stated')}</p>
  if (min === undefined && max === undefined) return <p>{t('pricesUnknown')}</p>
  const { sellingPriceMin, sellingPriceMax } = item
  if (sellingPriceMin === sellingPriceMax) {
    return <p className="tabular-nums">{line(sellingPriceMin, min)}</p>
  }
  return <TwoLines lowest={line(sellingPriceMin, min)} highest={line(sellingPriceMax, max)} />

  /** `(₹52 − ₹45) × 20% × 100 kg = ₹140.00` */
  function line(selling: UnitPrice, reward: Paise | undefined): ReactNode {
    if (reward === undefined) return null
    return inElements(
      t.rich('formula', {
        selling: plainUnitPrice(selling),
        purchase: plainUnitPrice(item.purchasePrice),
        percent: REWARD_PERCENT,
        quantity: formatQuantity(item.quantity),
        unit: unitName(item.unit),
        reward: formatPaise(reward, 2),
        result: unbroken,
      }),
    )
  }
}

/** Keeps `= -₹37.50` on one line. */
export const unbroken = (content: ReactNode) => <span className="whitespace-nowrap">{content}</span>

/** Without the one that is not known. Only screen readers need the labels. */
export function TwoLines({ lowest, highest }: { lowest: ReactNode; highest: ReactNode }) {
  const t = useText('rewards')
  return (
    <dl className="flex flex-col gap-1 tabular-nums">
      {lowest !== null && <dt className="sr-only">{t('lowest')}</dt>}
      {lowest !== null && <dd>{lowest}</dd>}
      {highest !== null && <dt className="sr-only">{t('highest')}</dt>}
      {highest !== null && <dd>{highest}</dd>}
    </dl>
  )
}
