import { endOf, newestFirst } from './dates'
import { deliveryStage, type DeliverableItem, isDeliveryPaid } from './delivery'
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
 * A vendor may still be chosen (QUO-3). With an unknown status too: the provider decides then.
 */
export function isOpenForSale(order: EndableOrder, item: QuotedItem): boolean {
  return (
    normaliseWord(order.status) !== 'closed' &&
    !isOrderStopped(order) &&
    !isItemSold(item) &&
    !isDeliveryPaid(deliveryStage(item))
  )
}

/** When the first of its deals ends (ms) that is still open; Infinity when there is none. */
function nextEnd(order: QuotedOrder, now: Date): number {
  const ends = order.items
    .filter((item) => isOpenForSale(order, item))
    .map(({ dealEndDate }) => endOf(dealEndDate))
  return Math.min(...ends.filter((end) => end > now.getTime()))
}

/** The orders as people look for them: where time runs out first, then the rest, newest first. */
export function mostPressingFirst<Order extends QuotedOrder>(
  orders: readonly Order[],
  now: Date,
): Order[] {
  return newestFirst(orders)
    .map((order) => ({ order, end: nextEnd(order, now) }))
    .sort((a, b) => (a.end === b.end ? 0 : a.end - b.end))
    .map(({ order }) => order)
}
