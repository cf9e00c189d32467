import { useParams } from 'react-router-dom'
import { type Reward, type RewardItem, rewardsByUser } from '@/api/contract/reward'
import { notFound } from '@/api/errors'
import { useRewardsOf } from '@/api/hooks/reward'
import { REWARD_PERCENT, rewardEstimate, rewardRange } from '@/domain/rewards'
import { orderTone } from '@/domain/status'
import { productPicture } from '@/config/env'
import { useProductName, useText } from '@/text/text'
import { CopyButton } from '@/ui/CopyButton'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { MaskableText } from '@/ui/MaskableText'
import { Money, PriceRange, UnitPrice } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { Screen } from '@/ui/Screen'
import { Section } from '@/ui/Section'
import { StatusDot } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'
import { Formulas, useNoRangeReason } from './ItemFormulas'
import { Paid } from './RewardItemCard'
import { paymentTone, useRewardLabels } from './reward-labels'

/** An item that a referred user bought, and its reward. Throws ApiError `not-found`. */
function useRewardItem(id: string, itemId: string) {
  for (const reward of useRewardsOf(id).rewards) {
    const item = reward.items.find((other) => other.id === itemId)
    if (item) return { reward, item }
  }
  throw notFound(rewardsByUser)
}

/** One reward item: its five fields, and the arithmetic of its estimate. */
export function SingleRewardScreen() {
  const { id = '', itemId = '' } = useParams()
  const t = useText('rewards')
  const labels = useRewardLabels()
  const productName = useProductName()
  const { reward, item } = useRewardItem(id, itemId)
  const range = rewardRange(item)
  const { paymentStatus } = item

  return (
    <Screen title={productName(item.name)}>
      <div className="flex items-center gap-3">
        <ProductImage picture={productPicture(item.sku)} eager className="w-16 shrink-0" />
        <p className="min-w-0">
          <span className="block text-14 text-ink-muted">{t('boughtBy')}</span>
          <span className="break-words">{reward.name || t('nameless')}</span>
        </p>
      </div>
      <DefinitionRows
        rows={[
          { label: t('reward'), value: <Paid item={item} />, strong: true },
          { label: t('rewardMin'), value: <Money amount={range.min} /> },
          { label: t('rewardMax'), value: <Money amount={range.max} /> },
          {
            label: t('orderStatus'),
            value: reward.orderStatus.trim() && (
              <StatusDot
                tone={orderTone(reward.orderStatus)}
                label={labels.status(reward.orderStatus)}
              />
            ),
          },
          {
            label: t('paymentStatusLabel'),
            value: (
              <StatusDot tone={paymentTone(paymentStatus)} label={labels.payment(paymentStatus)} />
            ),
          },
          {
            label: t('transactionId'),
            value: <MaskableText value={item.transactionId || t('notYet')} />,
          },
        ]}
      />
      {typeof item.transactionId === 'string' && item.transactionId !== '' && (
        <CopyButton
          label={t('transactionId')}
          text={t('copyTransactionId')}
          value={item.transactionId}
        />
      )}
      <How reward={reward} item={item} />
    </Screen>
  )
}

function How({ reward, item }: { reward: Reward; item: RewardItem }) {
  const t = useText('rewards')
  const whyNot = useNoRangeReason({ reward, item })
  const formatQuantity = useFormatQuantity()
  const { unit, purchasePrice, sellingPriceMin: min, sellingPriceMax: max } = item
  const estimate = rewardEstimate(item)
  const hasEstimate = estimate.min !== undefined || estimate.max !== undefined
  return (
    <Section title={t('how')}>
      {!item.stated && hasEstimate && (
        <DefinitionRows
          rows={[
            {
              label: t('sellingPrice'),
              value: <PriceRange {...{ min, max, unit }} decimals="exact" />,
            },
            {
              label: t('purchasePrice'),
              value: <UnitPrice price={purchasePrice} decimals="exact" unit={unit} />,
            },
            { label: t('quantity'), value: formatQuantity(item) },
            { label: t('yourShare'), value: t('percent', { percent: REWARD_PERCENT }) },
          ]}
        />
      )}
      <div className="flex flex-col gap-2 text-14">
        <Formulas item={item} />
        {whyNot !== undefined && !item.isCollected && <p className="text-ink-muted">{whyNot}</p>}
      </div>
    </Section>
  )
}
