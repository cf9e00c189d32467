import { endOf } from './dates'
import { deliveryStage, type DeliverableItem } from './delivery'
import { newestFirst } from './newest-first'
import { isItemSold } from './orders'
import { type EndableOrder, isOrderStopped, normaliseWord } from './status'

interface QuotedItem extends DeliverableItem {
  isSold: boolean
  dealEndDate: string
}

interface QuotedOrder extends EndableOrder {
  createdAt: string
  items: readonly QuotedItem[]
}

/**
 * A vendor may still be chosen (QUO-3). Any other status, also one nobody listed,
 * leaves it to the provider.
 */
export function isOpenForSale(order: EndableOrder, item: QuotedItem): boolean {
  return (
    normaliseWord(order.status) !== 'closed' &&
    !isOrderStopped(order) &&
    !isItemSold(item) &&
    !['verifying', 'paid', 'delivered'].includes(deliveryStage(item))
  )
}

/** When the first of its deals ends (ms) that is still open; undefined when there is none. */
function nextEnd(order: QuotedOrder, now: Date): number | undefined {
  let next: number | undefined
  for (const item of order.items) {
    const end = endOf(item.dealEndDate)
    if (!(end > now.getTime()) || !isOpenForSale(order, item)) continue
    if (next === undefined || end < next) next = end
  }
  return next
}

/** The orders as people look for them: where time runs out first, then the rest, newest first. */
export function mostPressingFirst<Order extends QuotedOrder>(
  orders: readonly Order[],
  now: Date,
): Order[] {
  const timed = newestFirst(orders).map((order) => ({ order, end: nextEnd(order, now) }))
  const pressing = timed.flatMap(({ order, end }) => (end === undefined ? [] : [{ order, end }]))
  return [
    ...pressing.sort((a, b) => a.end - b.end).map(({ order }) => order),
    ...timed.filter(({ end }) => end === undefined).map(({ order }) => order),
  ]
}
