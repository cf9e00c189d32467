import type { RewardItem } from '@/api/contract/reward'
import { rewardRange } from '@/domain/rewards'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { maskable } from '@/ui/MaskableText'
import { Money } from '@/ui/Money'
import { ProductHead } from '@/features/shared/order/ProductHead'
import { StatusDot } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { paymentTone, Range, useRewardLabels } from './reward-labels'

export function RewardItemCard({ userId, item }: { userId: string; item: RewardItem }) {
  const t = useText('rewards')
  const labels = useRewardLabels()
  const formatQuantity = useFormatQuantity()
  const range = rewardRange(item)
  const isRangeKnown = range.min !== undefined || range.max !== undefined
  return (
    <CardLink
      to={paths.singleReward({ id: userId, itemId: item.id })}
      className="flex flex-col gap-2"
    >
      <ProductHead item={item} level={3}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 text-ink-muted">
          <span>{formatQuantity(item)}</span>
          <StatusDot
            tone={paymentTone(item.paymentStatus)}
            label={labels.payment(item.paymentStatus)}
          />
        </p>
      </ProductHead>
      <DefinitionRows
        rows={[
          { label: t('reward'), value: <Paid item={item} />, strong: item.isCollected },
          { label: t('expected'), value: isRangeKnown && <Range {...range} /> },
          { label: t('transactionId'), value: maskable(item.transactionId) },
        ]}
      />
    </CardLink>
  )
}

/** The reward of an item as the provider states it, or that none was collected yet. */
export function Paid({ item: { isCollected, reward } }: { item: RewardItem }) {
  const t = useText('rewards')
  if (!isCollected && (reward ?? 0) <= 0) return t('notCollected')
  return <Money amount={reward} />
}
