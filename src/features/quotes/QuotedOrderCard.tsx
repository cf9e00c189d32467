import { memo } from 'react'
import type { Order } from '@/api/contract/order'
import { paths } from '@/paths'
import { useProductName, useText } from '@/text/text'
import { CardLink } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format-quantity'
import { ItemGlance } from './ItemGlance'

/** Shown on the card; the rest is counted. */
const SHOWN_ITEMS = 3

/** One order of the list with the best quotes of its items; links to them. */
export const QuotedOrderCard = memo(function QuotedOrderCard({ order }: { order: Order }) {
  const t = useText('quotes')
  const formatQuantity = useFormatQuantity()
  const productName = useProductName()
  const more = order.items.length - SHOWN_ITEMS
  return (
    <CardLink to={paths.quoteDetails({ id: order.id })} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 font-700">{order.displayId}</h3>
        <OrderStatus status={order.status} />
        <p className="w-full text-14 text-ink-muted">
          <DateText date={order.createdAt} />
        </p>
      </div>
      <ul className="flex flex-col divide-y divide-hairline border-t border-hairline">
        {order.items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={item.id} className="flex flex-col py-2 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-600">{productName(item.name)}</span>
              <span className="ml-auto text-14 text-ink-muted tabular-nums">
                {formatQuantity(item)}
              </span>
            </p>
            <ItemGlance order={order} item={item} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-14 text-ink-muted">{t('moreItems', { count: more })}</p>}
    </CardLink>
  )
})
