import { useId } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { deliveryStage } from '@/domain/delivery'
import { lineValue } from '@/domain/pricing'
import { formatQuantity } from '@/domain/quantity'
import { formatUnitPrice } from '@/domain/rupees'
import { productPicture } from '@/env'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { ChevronIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { useOrderWords } from './use-order-words'

interface OrderItemsProps {
  order: Order
  items: readonly OrderItem[]
  /** With what they were sold for, instead of what they cost. */
  saleOnly: boolean
}

/** The items of an order; each leads to its details. */
export function OrderItems({ order, items, saleOnly }: OrderItemsProps) {
  const t = useText('order')
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="font-700">
        {t(saleOnly ? 'soldItems' : 'items')}
      </h2>
      {items.length === 0 && <p className="text-ink-muted">{t('noItems')}</p>}
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard orderId={order.id} item={item} saleOnly={saleOnly} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ItemCardProps {
  orderId: string
  item: OrderItem
  saleOnly: boolean
}

function ItemCard({ orderId, item, saleOnly }: ItemCardProps) {
  const t = useText('order')
  const { name, quantity, unit, sku } = item
  const price = saleOnly ? item.soldPrice : item.purchasePrice
  return (
    <CardLink
      to={paths.orderProduct({ orderId, productId: item.id })}
      className="flex flex-wrap items-center gap-3"
    >
      <ProductImage src={productPicture(sku)} alt="" className="w-14 shrink-0" />
      <div className="min-w-0 flex-1 basis-24">
        <h3 className="leading-tight font-600">{name}</h3>
        <p className="text-14 text-ink-muted tabular-nums">
          {price === undefined
            ? t('quantityValue', { quantity: formatQuantity(quantity), unit })
            : t('quantityAt', {
                quantity: formatQuantity(quantity),
                unit,
                price: formatUnitPrice(price, saleOnly ? 'sold' : 'exact'),
              })}
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <ItemState item={item} />
          {price !== undefined && (
            <Money amount={lineValue(quantity, price)} className="ml-auto font-700" />
          )}
        </p>
      </div>
      <ChevronIcon className="size-5 text-ink-muted" />
    </CardLink>
  )
}

/** What became of the item so far, in a word or two. */
function ItemState({ item }: { item: OrderItem }) {
  const t = useText('order')
  const words = useOrderWords()
  if (item.isSold) return <span className="text-14 font-600 text-leaf-700">{words.sale(item)}</span>
  const stage = deliveryStage(item)
  if (stage !== 'none') {
    const look = stage === 'delivered' ? 'text-leaf-700' : 'text-pending'
    return <span className={`text-14 font-600 ${look}`}>{words.delivery(item)}</span>
  }
  return (
    <span className="text-14 font-600 text-pending">
      {item.quotesCount > 0 ? t('quotesCount', { count: item.quotesCount }) : words.sale(item)}
    </span>
  )
}
