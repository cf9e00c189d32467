import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { knownLineValue } from '@/domain/pricing'
import { normaliseWord, wordChoice } from '@/domain/status'
import { productPicture } from '@/env'
import { useText, useUnitName } from '@/text/text'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Money, PriceRange } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'

/** QUO-7: the purchase, and its expected selling price. */
export function QuotedItem({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const formatQuantity = useFormatQuantity()
  const { quantity, unit, purchasePrice, sellingPriceMin, sellingPriceMax } = item
  return (
    <section className="flex flex-col gap-2 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <ProductImage picture={productPicture(item.sku)} eager className="w-12 shrink-0" />
        <div className="min-w-0 flex-1 basis-32">
          <OrderStatus status={order.status} />
          <p className="text-14 break-words text-ink-muted">{order.displayId}</p>
        </div>
        <dl className="ml-auto text-right">
          <dt className="text-14 text-ink-muted">{t('saleStatus')}</dt>
          <dd className="font-600">{saleStatus()}</dd>
        </dl>
      </div>
      <DefinitionRows
        rows={[
          { label: t('purchaseDate'), value: <DateText date={order.createdAt} /> },
          {
            label: t('purchaseAmount'),
            value: <Money amount={knownLineValue(quantity, purchasePrice)} />,
            strong: true,
          },
          { label: t('quantity'), value: formatQuantity(item) },
          {
            label: t('expectedRange', { unit: unitName(unit) }),
            value: <PriceRange min={sellingPriceMin} max={sellingPriceMax} decimals="exact" />,
          },
        ]}
      />
    </section>
  )

  /** "Pending when absent". */
  function saleStatus(): string {
    const word = item.isSold ? 'sold' : normaliseWord(item.saleStatus) || 'pending'
    return t('saleWord', { word: wordChoice(word), raw: item.saleStatus })
  }
}
