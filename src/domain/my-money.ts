import { endOf } from './dates'
import { paise, type Paise, sumOfKnown, sumPaise, type UnitPrice } from './money'
import { isItemSold } from './orders'
import { type Holding, lineValue, profitAfterFee, totalWithFee } from './pricing'
import { isOpenForSale } from './quotes'
import { isInTotals, isSoldWord, normaliseWord } from './status'

interface HoldingOrder<Item> {
  status: string
  soldStatus: string
  purchasePaymentStatus: string
  items: readonly Item[]
}

/** An item that can be sold today, and its order. */
export interface Held<Order, Item> {
  order: Order
  item: Item
}

/**
 * HOM-6: the unsold items of active orders, those whose deals end first in front. An item whose
 * price or quantity is unknown counts nowhere (MNY-8).
 */
export function heldItems<
  Item extends Holding & Parameters<typeof isOpenForSale>[1],
  Order extends HoldingOrder<Item>,
>(orders: readonly (Order & HoldingOrder<Item>)[], now: Date): Held<Order, Item>[] {
  // A deal that is over is being sold to its best bid: nothing about it is urgent.
  const endMs = ({ item: { dealEndDate } }: Held<Order, Item>) => {
    const end = endOf(dealEndDate)
    return end > now.getTime() ? end : Number.MAX_SAFE_INTEGER
  }
  return orders
    .filter((order) => normaliseWord(order.status) === 'active' && !isSoldWord(order.soldStatus))
    .flatMap((order) =>
      order.items
        .filter((item) => item.quantity > 0 && item.purchasePrice > 0 && isOpenForSale(order, item))
        .map((item) => ({ order, item })),
    )
    .sort((a, b) => endMs(a) - endMs(b))
}

/** HOM-6: how many quotes are read at most. */
export const MOST_QUOTES = 12

export type MoneyToday = ReturnType<typeof moneyToday>

/**
 * HOM-6: what these items bring today by their best bids, what was paid for them with the fee, and
 * what selling leaves (negative is a loss). Without a bid an item counts what was paid for it.
 */
export function moneyToday(items: readonly { item: Holding; best: UnitPrice | undefined }[]) {
  const paidFor = ({ quantity, purchasePrice }: Holding) =>
    totalWithFee(lineValue(quantity, purchasePrice))
  const paid = sumPaise(items.map(({ item }) => paidFor(item)))
  const value = sumPaise(
    items.map(({ item, best }) =>
      best === undefined ? paidFor(item) : lineValue(item.quantity, best),
    ),
  )
  const withoutBids = items.filter(({ best }) => best === undefined).length
  return { value, paid, gain: paise(value - paid), withoutBids }
}

type SoldItem = Holding & { isSold: boolean; soldPrice?: UnitPrice | undefined }

/** `Earned so far, after fees`: of the sales that Total Profit counts (ORD-5). */
export function earnedAfterFees(
  orders: readonly { status: string; items: readonly SoldItem[] }[],
): Paise | undefined {
  const sold = orders
    .filter(({ status }) => isInTotals(status))
    .flatMap(({ items }) => items.filter(isItemSold))
  return sumOfKnown(sold.map((item) => profitAfterFee(item, item.soldPrice)))
}
