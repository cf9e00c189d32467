import { endOf } from './dates'
import {
  deliveryCharges,
  deliveryStage,
  type DeliverableItem,
  isDeliveryDue,
  isDeliveryPaid,
} from './delivery'
import { isItemSold } from './orders'
import {
  type EndableOrder,
  isCancelledWord,
  isOrderStopped,
  isRejectedWord,
  normaliseWord,
} from './status'

export interface ActionableItem extends DeliverableItem {
  isSold: boolean
  quotesCount: number
  dealEndDate: string
}

export interface ActionableOrder<Item extends ActionableItem> extends EndableOrder {
  items: readonly Item[]
}

/** A step that only the person can take, and the items it is about. */
export type NeededAction<Item> =
  { kind: 'reverify' } | { kind: 'payDelivery' | 'chooseQuote'; items: readonly Item[] }

/** When the deal ends (ISO). Undefined without a date, and once its end no longer matters. */
export function dealEnd(item: ActionableItem): string | undefined {
  if (isItemSold(item) || isDeliveryPaid(deliveryStage(item))) return undefined
  return Number.isNaN(endOf(item.dealEndDate)) ? undefined : item.dealEndDate
}

/** The deal has ended, and its end still matters. */
export function isDealOver(item: ActionableItem, now: Date): boolean {
  const end = dealEnd(item)
  return end !== undefined && endOf(end) <= now.getTime()
}

/** Quotes are there, and nothing has been decided yet. */
function hasQuotesWaiting(item: ActionableItem, now: Date): boolean {
  if (item.quotesCount <= 0 || isItemSold(item) || deliveryStage(item) !== 'none') return false
  return !isDealOver(item, now)
}

/** Its charges are known, and above zero. */
const canPayDelivery = (item: ActionableItem) =>
  isDeliveryDue(deliveryStage(item)) && deliveryCharges(item) !== undefined

/** The actions that this order waits for, the most pressing first. */
export function actionsOf<Item extends ActionableItem>(
  order: ActionableOrder<Item>,
  now: Date,
): NeededAction<Item>[] {
  if (isRejectedWord(order.purchasePaymentStatus))
    return isCancelledWord(order.status) ? [] : [{ kind: 'reverify' }]
  if (isOrderStopped(order)) return []
  const unpaid = order.items.filter((item) => !isItemSold(item) && canPayDelivery(item))
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
  /** When the next of its deals ends, or the last has ended (ISO), where that matters. */
  end?: string | undefined
}

const ranks = { reverify: 1, payDelivery: 2, chooseQuote: 3 }

/** A deal that ends within this comes before all else. */
const URGENT_MS = 2 * 86_400_000

/**
 * Everything the orders wait for: deals that end within two days, then rejected payments, accepted
 * deliveries, quotes. Within each, the deal that ends first comes first; equal ones keep the order
 * of `orders`.
 */
export function neededActions<Item extends ActionableItem, Order extends ActionableOrder<Item>>(
  orders: readonly (Order & ActionableOrder<Item>)[],
  now: Date,
): OrderAction<Order, Item>[] {
  return orders
    .flatMap((order) =>
      actionsOf(order, now).map((action) => ({ order, action, end: endOfAction(action, now) })),
    )
    .sort((a, b) => rankOf(a, now) - rankOf(b, now) || rankOfEnd(a.end) - rankOfEnd(b.end))
}

function rankOf<Order, Item>({ action, end }: OrderAction<Order, Item>, now: Date): number {
  const left = rankOfEnd(end) - now.getTime()
  return left > 0 && left < URGENT_MS ? 0 : ranks[action.kind]
}

/** Actions without an end come last. */
const NO_END = Number.MAX_SAFE_INTEGER

const rankOfEnd = (end: string | undefined) => (end === undefined ? NO_END : endOf(end))

function endOfAction(action: NeededAction<ActionableItem>, now: Date): string | undefined {
  return action.kind === 'reverify' ? undefined : soonestEnd(action.items, now)
}

/**
 * When the next of these deals ends, or once all have ended, when the last did (ISO). Undefined
 * when none has an end.
 */
export function soonestEnd(items: readonly ActionableItem[], now: Date): string | undefined {
  const ends = items.map((item) => dealEnd(item)).filter((end) => end !== undefined)
  const sorted = ends.sort((a, b) => endOf(a) - endOf(b))
  return sorted.find((end) => endOf(end) > now.getTime()) ?? sorted.at(-1)
}
