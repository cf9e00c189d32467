import { type ReactNode } from 'react'
import type { Order } from '@/api/contract/order'
import { useText } from '@/text/text'
import { ListSection } from '@/ui/WindowList'
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
  side: Side
}

/** The orders as given. */
export function OrderList({ orders, side }: OrderListProps) {
  const t = useText('orders')
  return (
    <ListSection
      title={t('list', { count: orders.length })}
      items={orders}
      keyOf={keyOf}
      row={rows[side]}
      usualHeight={218}
    />
  )
}
