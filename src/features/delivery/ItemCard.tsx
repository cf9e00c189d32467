import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { isDealOver } from '@/domain/needed-actions'
import { formatQuantity } from '@/domain/quantity'
import { productPicture } from '@/env'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { ProductImage } from '@/ui/ProductImage'
import { useFormatDate } from '@/ui/DateText'

interface ItemCardProps {
  item: OrderItem
  /** While its end still matters. */
  withDeal?: boolean
}

/** What is to be delivered. */
export function ItemCard({ item, withDeal }: ItemCardProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const { name, sku, quantity, unit, dealEndDate } = item
  const date = withDeal ? formatDate(dealEndDate) : ''
  return (
    <Card className="flex items-center gap-4">
      <ProductImage src={productPicture(sku)} alt="" eager className="w-16 shrink-0" />
      <div className="min-w-0">
        <h2 className="leading-tight font-700">{name}</h2>
        <p className="text-14 text-ink-muted tabular-nums">
          {t('quantity', { quantity: formatQuantity(quantity), unit })}
        </p>
        {date && (
          <p className="text-14 text-ink-muted">
            {t(isDealOver(item, now()) ? 'dealEnded' : 'dealEnds', { date })}
          </p>
        )}
      </div>
    </Card>
  )
}
