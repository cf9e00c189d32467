import { daysBetween } from './dates'
import { deliveryStage, type DeliverableItem } from './delivery'
import { isItemSold } from './orders'
import { type EndableOrder, isOrderStopped, isRejectedWord, normaliseWord } from './status'

export interface ActionableItem extends DeliverableItem {
  isSold: boolean
  quotesCount: number
  dealEndDate: string
}

export interface ActionableOrder<Item extends ActionableItem> extends EndableOrder {
  items: readonly Item[]
}

/** What only the person can do; `items` are those it is about. */
export type NeededAction<Item> =
  { kind: 'reverify' } | { kind: 'payDelivery' | 'chooseQuote'; items: readonly Item[] }

/** Calendar days in India until the deal ends: 0 is today, below 0 it is over. Undefined without a date, or when nothing hangs on it any more. */
export function dealDaysLeft(item: ActionableItem, now: Date): number | undefined {
  if (isItemSold(item) || ['verifying', 'paid', 'delivered'].includes(deliveryStage(item)))
    return undefined
  return daysBetween(now, item.dealEndDate)
}

/** Quotes are there, and nothing has been decided yet. */
function hasQuotesWaiting(item: ActionableItem, now: Date): boolean {
  if (item.quotesCount <= 0 || isItemSold(item) || deliveryStage(item) !== 'none') return false
  return (dealDaysLeft(item, now) ?? 0) >= 0
}

/** What this order waits for the person to do, the most pressing first. */
export function actionsOf<Item extends ActionableItem>(
  order: ActionableOrder<Item>,
  now: Date,
): NeededAction<Item>[] {
  if (isRejectedWord(order.purchasePaymentStatus)) return [{ kind: 'reverify' }]
  if (isOrderStopped(order)) return []
  const unpaid = order.items.filter(
    (item) => !isItemSold(item) && deliveryStage(item) === 'accepted',
  )
  const quoted =
    normaliseWord(order.status) === 'active'
      ? order.items.filter((item) => hasQuotesWaiting(item, now))
      : []
  return [
    ...(unpaid.length > 0 ? [{ kind: 'payDelivery' as const, items: unpaid }] : []),
    ...(quoted.length > 0 ? [{ kind: 'chooseQuote' as const, items: quoted }] : []),
  ]
}

export interface OrderAction<Order, Item> {
  order: Order
  action: NeededAction<Item>
  /** Of the deal, where that presses. */
  daysLeft?: number | undefined
}

const ranks = { reverify: 0, payDelivery: 1, chooseQuote: 2 }

/**
 * Everything the orders wait for: rejected payments, then accepted deliveries, then quotes. Within each the deal that ends
 * first comes first; otherwise the order of `orders` stands.
 */
export function neededActions<Item extends ActionableItem, Order extends ActionableOrder<Item>>(
  orders: readonly (Order & ActionableOrder<Item>)[],
  now: Date,
): OrderAction<Order, Item>[] {
  return orders
    .flatMap((order) =>
      actionsOf(order, now).map((action) => ({ order, action, daysLeft: pressing(action, now) })),
    )
    .sort(
      (a, b) =>
        ranks[a.action.kind] - ranks[b.action.kind] ||
        (a.daysLeft ?? NO_END) - (b.daysLeft ?? NO_END),
    )
}

/** Behind every deal that has an end. */
const NO_END = Number.MAX_SAFE_INTEGER

function pressing(action: NeededAction<ActionableItem>, now: Date): number | undefined {
  if (action.kind === 'reverify') return undefined
  return soonestEnd(action.items, now)
}

/** Days until the first of these deals ends; undefined when none has an end. */
export function soonestEnd(items: readonly ActionableItem[], now: Date): number | undefined {
  const days = items.map((item) => dealDaysLeft(item, now)).filter((left) => left !== undefined)
  return days.length > 0 ? Math.min(...days) : undefined
}
