import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Paise } from '@/domain/money'
import { useProductName, useText } from '@/text/text'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'

/** Named in the row; the rest is counted. */
const NAMED_ITEMS = 2

interface OrderHeadProps {
  order: Order
  items: readonly OrderItem[]
  amount: Paise | undefined
  level: 2 | 3
}

/** What it is and costs; below, which one it is. */
export function OrderHead({ order, items, amount, level }: OrderHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div data-listen={level === 2 || undefined} className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-1 text-label leading-tight text-ink-muted">
        <span className="flex flex-wrap gap-x-2">
          <Heading>{order.displayId}</Heading>
          <DateText date={order.createdAt} />
        </span>
        <OrderStatus status={order.status} />
      </div>
      {/* Seen first; heard after the order's number. */}
      <div className="order-first flex flex-wrap items-baseline gap-x-3">
        <Items items={items} />
        <Money amount={amount} className="ml-auto text-amount" />
      </div>
    </div>
  )
}

function Items({ items }: { items: readonly OrderItem[] }) {
  const t = useText('orders')
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  const more = items.length - NAMED_ITEMS
  const named = items.slice(0, NAMED_ITEMS)
  return (
    items.length > 0 && (
      <ul className="line-clamp-2 min-w-0 flex-1 basis-30 text-title leading-tight">
        {named.map((item, index) => (
          <li key={item.id} className="inline">
            <span>{`${productName(item.name)}, ${formatQuantity(item)}`}</span>
            {index < items.length - 1 && <span aria-hidden="true">; </span>}
          </li>
        ))}
        {more > 0 && <li className="inline">{t('moreItems', { count: more })}</li>}
      </ul>
    )
  )
}
