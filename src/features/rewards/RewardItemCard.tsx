import type { RewardItem } from '@/api/contract/reward'
import { hasValue } from '@/domain/masked'
import { rewardRange } from '@/domain/rewards'
import { productPicture } from '@/env'
import { paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { MaskableText } from '@/ui/MaskableText'
import { Money } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { StatusDot } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { paymentTone, Range, useRewardLabels } from './reward-labels'

interface RewardItemCardProps {
  userId: string
  item: RewardItem
}

export function RewardItemCard(props: RewardItemCardProps) {
  const { userId, item } = props
  const t = useText('rewards')
  const labels = useRewardLabels()
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  const range = rewardRange(item)
  const isRangeKnown = range.min !== undefined || range.max !== undefined
  return (
    <CardLink to={paths.singleReward({ id: userId, pId: item.id })} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ProductImage picture={productPicture(item.sku)} className="w-14 shrink-0" />
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="leading-tight font-600 break-words">{productName(item.name)}</h3>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 text-ink-muted">
            <span>{formatQuantity(item)}</span>
            <StatusDot
              tone={paymentTone(item.paymentStatus)}
              label={labels.payment(item.paymentStatus)}
            />
          </p>
        </div>
      </div>
      <DefinitionRows
        rows={[
          { label: t('reward'), value: <Paid item={item} />, strong: item.isCollected },
          ...(isRangeKnown ? [{ label: t('expected'), value: <Range {...range} /> }] : []),
          ...(hasValue(item.transactionId)
            ? [{ label: t('transactionId'), value: <MaskableText value={item.transactionId} /> }]
            : []),
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
