import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { heldItems, MOST_QUOTES } from '@/domain/my-money'
import { type NeededAction, neededActions, type OrderAction } from '@/domain/needed-actions'
import { orderPath, paths } from '@/routes/paths'
import type { HomePlace } from '@/session/home-place'
import { openedSheet } from '@/ui/use-sheet'

export type Needed = OrderAction<Order, OrderItem>

export const neededActionsOf = (orders: readonly Order[]): Needed[] =>
  neededActions<OrderItem, Order>(orders, now())

/** HOM-4: rows at first; one more says how many there are beyond. */
export const MOST_ROWS = 3

/** HOM-6: what these orders reserve on Home. With money a row, also for what comes later. */
export function homePlaceOf(orders: readonly Order[]): HomePlace {
  const held = heldItems<OrderItem, Order>(orders, now())
  const hasMoney = held.length > 0
  const hasAtCost = held.length > MOST_QUOTES || held.some(({ item }) => item.quotesCount === 0)
  const rows = Math.min(neededActionsOf(orders).length, MOST_ROWS + 1)
  return { hasMoney, hasAtCost, rows: hasMoney ? Math.max(rows, 1) : rows }
}

/** The form `Verify TransactionId` of the order screen. */
export const VERIFY_TRANSACTION_ID = 'verify'

/** The link to the screen of a needed action; `Reverify` opens its form at once. */
export function actionLink(orderId: string, action: NeededAction<{ id: string }>) {
  if (action.kind === 'reverify')
    return { to: orderPath(orderId, false), state: openedSheet(VERIFY_TRANSACTION_ID) }
  const [item, ...others] = action.items
  if (!item) return { to: orderPath(orderId, false) }
  if (action.kind === 'payDelivery')
    return { to: paths.deliveryRequest({ orderId, itemId: item.id }) }
  if (others.length > 0) return { to: paths.quoteDetails({ id: orderId }) }
  return { to: paths.singleQuote({ orderId, itemId: item.id }) }
}
