import { type ReactNode } from 'react'
import type { Order } from '@/api/contract/order'
import { useText } from '@/text/text'
import { ListSection } from '@/ui/ListSection'
import { WaitingList } from '@/ui/Skeleton'
import { OrderCard } from './OrderCard'

/** Where a card leads: the order's plain details, or one of its two sides. */
type Side = 'plain' | 'purchase' | 'sales'

const rows: Record<Side, (order: Order) => ReactNode> = {
  plain: (order) => <OrderCard order={order} />,
  purchase: (order) => <OrderCard order={order} saleOnly={false} />,
  sales: (order) => <OrderCard order={order} saleOnly />,
}

const keyOf = ({ id }: Order) => id

interface OrderListProps {
  orders: readonly Order[]
  /** There are no more than these. */
  isWhole: boolean
  side: Side
}

/** The orders as given, which may be the first of more to come. */
export function OrderList({ orders, isWhole, side }: OrderListProps) {
  const t = useText('orders')
  const titles = useText('titles')
  return (
    <>
      <ListSection
        title={isWhole ? t('list', { count: orders.length }) : titles('history')}
        items={orders}
        keyOf={keyOf}
        row={rows[side]}
        usualHeight={218}
        hasMore={!isWhole}
      />
      {!isWhole && <WaitingList count={3} />}
    </>
  )
}
