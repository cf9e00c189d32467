import { sumOfKnown, type Paise, type UnitPrice } from './money'
import { profitOf } from './pricing'
import type { Quantity } from './quantity'
import { isInTotals, isSoldWord, normaliseWord } from './status'

interface SaleState {
  isSold: boolean
  soldStatus?: string
}

interface TotalledItem extends SaleState {
  quantity: Quantity
  purchasePrice: UnitPrice
  sellingPriceMin: UnitPrice
  sellingPriceMax: UnitPrice
  soldPrice?: UnitPrice
}

interface TotalledOrder {
  status: string
  soldStatus: string
  totalAmount: Paise | undefined
  items: readonly TotalledItem[]
}

/** `isSold` or a sold status word: for an item, and for an order as a whole. */
export function isItemSold({ isSold, soldStatus = '' }: SaleState): boolean {
  return isSold || isSoldWord(soldStatus)
}

/** An order sold as a whole may not say so of every item. */
export function soldItemsOf<Item extends SaleState>(
  order: SaleState & { items: readonly Item[] },
): readonly Item[] {
  const sold = order.items.filter(isItemSold)
  return sold.length === 0 && isItemSold(order) ? order.items : sold
}

/** ORD-4: active, with a pending soldStatus; pending when absent (QUO-7). */
export function isRunning({ status, soldStatus }: { status: string; soldStatus: string }): boolean {
  return normaliseWord(status) === 'active' && ['pending', ''].includes(normaliseWord(soldStatus))
}

/** Unknown without an expected price, which is 0 then. */
const expectedProfit = (item: TotalledItem, price: UnitPrice) =>
  price > 0 ? profitOf(item, price) : undefined

/**
 * The four totals of ORD-4, ORD-5. Upcoming Profit counts every item of an active order: at its
 * lower end those with a minimum price, at its upper end those with a maximum. What is unknown adds
 * nothing; a total of which nothing is known is unknown. Losses are negative.
 */
export function orderTotals(orders: readonly TotalledOrder[]) {
  const purchase = (some: readonly TotalledOrder[]) =>
    sumOfKnown(some.map(({ totalAmount }) => totalAmount))
  const counted = orders.filter(({ status }) => isInTotals(status))
  const activeItems = orders
    .filter(({ status }) => normaliseWord(status) === 'active')
    .flatMap(({ items }) => items)
  const profits = counted
    .flatMap(({ items }) => items.filter(isItemSold))
    .map((item) => profitOf(item, item.soldPrice))
  return {
    totalPurchase: purchase(counted),
    activePurchase: purchase(orders.filter(isRunning)),
    upcomingProfit: {
      min: sumOfKnown(activeItems.map((item) => expectedProfit(item, item.sellingPriceMin))),
      max: sumOfKnown(activeItems.map((item) => expectedProfit(item, item.sellingPriceMax))),
    },
    totalProfit: sumOfKnown(profits),
    /** False when an amount or a price that counts here is unknown, and so missing in a total. */
    isComplete:
      !profits.includes(undefined) && counted.every(({ totalAmount }) => totalAmount !== undefined),
  }
}
