import { knownValue, type Maskable } from './masked'
import { sumPaise, type Paise, type UnitPrice } from './money'
import { comparableId, sameTransactionId } from './payment'
import { profitOf } from './pricing'
import type { Quantity } from './quantity'
import { isSoldWord, normaliseWord } from './status'

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
  totalAmount: Paise
  items: readonly TotalledItem[]
}

interface OrderTotals {
  totalPurchase: Paise
  activePurchase: Paise
  upcomingProfit: { min: Paise; max: Paise }
  totalProfit: Paise
}

/** `isSold` or a sold status word: for an item, and for an order as a whole. */
export function isItemSold({ isSold, soldStatus = '' }: SaleState): boolean {
  return isSold || isSoldWord(soldStatus)
}

/** ORD-4: active, with a pending soldStatus; pending when absent (QUO-7). */
export function isRunning({ status, soldStatus }: { status: string; soldStatus: string }): boolean {
  return normaliseWord(status) === 'active' && ['pending', ''].includes(normaliseWord(soldStatus))
}

/**
 * The profit of these items, each at the price `priceOf` tells; one without a price adds nothing.
 */
function totalProfit(
  items: readonly TotalledItem[],
  priceOf: (item: TotalledItem) => UnitPrice | undefined,
): Paise {
  return sumPaise(
    items.flatMap((item) => {
      const price = priceOf(item)
      return price === undefined ? [] : [profitOf(item, price)]
    }),
  )
}

/**
 * The four totals of ORD-4, ORD-5. Upcoming Profit counts every item of an active order; a sold
 * item whose price did not arrive adds nothing to Total Profit. Losses are negative.
 */
export function orderTotals(orders: readonly TotalledOrder[]): OrderTotals {
  const having = (...words: string[]) =>
    orders.filter(({ status }) => words.includes(normaliseWord(status)))
  const purchase = (some: readonly TotalledOrder[]) =>
    sumPaise(some.map(({ totalAmount }) => totalAmount))
  const active = having('active')
  const counted = having('active', 'closed')
  const activeItems = active.flatMap(({ items }) => items)
  const soldItems = counted.flatMap(({ items }) => items.filter(isItemSold))
  return {
    totalPurchase: purchase(counted),
    activePurchase: purchase(orders.filter(isRunning)),
    upcomingProfit: {
      min: totalProfit(activeItems, ({ sellingPriceMin }) => sellingPriceMin),
      max: totalProfit(activeItems, ({ sellingPriceMax }) => sellingPriceMax),
    },
    totalProfit: totalProfit(soldItems, ({ soldPrice }) => soldPrice),
  }
}

/** The order paid with this transaction ID. Blank and masked IDs match none. */
export function findOrderByTransactionId<Order extends { transactionId: Maskable }>(
  orders: readonly Order[],
  transactionId: string,
): Order | undefined {
  if (comparableId(transactionId) === '') return undefined
  return orders.find((order) => sameTransactionId(knownValue(order.transactionId), transactionId))
}
