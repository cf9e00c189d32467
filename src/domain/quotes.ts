import { endOf, newestFirst } from './dates'
import { deliveryStage, type DeliverableItem, isDeliveryPaid } from './delivery'
import type { Paise, UnitPrice } from './money'
import { isItemSold } from './orders'
import {
  type Holding,
  lineValue,
  marginPercent,
  percentOf,
  profitAfterFee,
  profitOf,
} from './pricing'
import { type EndableOrder, isOrderStopped, normaliseWord } from './status'

interface Priced {
  price: UnitPrice
}

/** QUO-2: bids by price, highest first, by number. Equal ones keep the provider's order. */
export function highestFirst<Bid extends Priced>(bids: readonly Bid[]): Bid[] {
  return [...bids].sort((a, b) => b.price - a.price)
}

/** The highest price offered, by however many vendors; undefined without a bid. */
export function bestPrice(bids: readonly Priced[]): UnitPrice | undefined {
  let best: UnitPrice | undefined
  for (const { price } of bids) if (best === undefined || price > best) best = price
  return best
}

export interface Gain {
  /** Below zero: a loss. */
  amount: Paise
  /** What is left of it after the fee (MNY-9). */
  afterFee: Paise
  /** Of the purchase price, two decimals: `4.35`, `-1.10`. */
  percent: string
  percentAfterFee: string
}

/** The profit of selling at this price; undefined while one of the figures is unknown. */
export function gainAt(holding: Holding, price: UnitPrice | undefined): Gain | undefined {
  const amount = profitOf(holding, price)
  const afterFee = profitAfterFee(holding, price)
  if (price === undefined || amount === undefined || afterFee === undefined) return undefined
  return {
    amount,
    afterFee,
    percent: marginPercent(price, holding.purchasePrice),
    percentAfterFee: percentOf(afterFee, lineValue(holding.quantity, holding.purchasePrice)),
  }
}

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
export function urgentFirst<Order extends QuotedOrder>(
  orders: readonly Order[],
  now: Date,
): Order[] {
  return newestFirst(orders)
    .map((order) => ({ order, end: nextEnd(order, now) }))
    .sort((a, b) => (a.end === b.end ? 0 : a.end - b.end))
    .map(({ order }) => order)
}
