import { sameTransactionId } from './checkout'
import { knownValue, type Maskable } from './masked'
import { addPaise, paise, unitPrice, type Paise, type UnitPrice } from './money'
import { lineValue } from './pricing'
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

export interface OrderTotals {
  totalPurchase: Paise
  activePurchase: Paise
  upcomingProfit: { min: Paise; max: Paise }
  totalProfit: Paise
}

/** `isSold` or a sold status word: for an item, and for an order as a whole. */
export function isItemSold({ isSold, soldStatus = '' }: SaleState): boolean {
  return isSold || isSoldWord(soldStatus)
}

/** ORD-4: those whose soldStatus is pending; pending when absent (QUO-7). */
function isSalePending({ soldStatus }: TotalledOrder): boolean {
  return ['pending', ''].includes(normaliseWord(soldStatus))
}

/** What an item earns at this price per unit; negative is a loss. */
export function profitOf(
  item: Pick<TotalledItem, 'quantity' | 'purchasePrice'>,
  price: UnitPrice,
): Paise {
  return lineValue(item.quantity, unitPrice(price - item.purchasePrice))
}

/**
 * The four totals of ORD-4, ORD-5, in one pass. Upcoming Profit counts every item of an active order; a sold item whose
 * price did not arrive adds nothing to Total Profit. Losses are negative.
 */
export function orderTotals(orders: Iterable<TotalledOrder>): OrderTotals {
  const none = paise(0)
  const totals = { purchase: none, active: none, min: none, max: none, profit: none }
  for (const order of orders) {
    const status = normaliseWord(order.status)
    const active = status === 'active'
    if (!active && status !== 'closed') continue
    totals.purchase = addPaise(totals.purchase, order.totalAmount)
    if (active && isSalePending(order)) totals.active = addPaise(totals.active, order.totalAmount)
    for (const item of order.items) {
      if (active) {
        totals.min = addPaise(totals.min, profitOf(item, item.sellingPriceMin))
        totals.max = addPaise(totals.max, profitOf(item, item.sellingPriceMax))
      }
      if (isItemSold(item) && item.soldPrice !== undefined) {
        totals.profit = addPaise(totals.profit, profitOf(item, item.soldPrice))
      }
    }
  }
  return {
    totalPurchase: totals.purchase,
    activePurchase: totals.active,
    upcomingProfit: { min: totals.min, max: totals.max },
    totalProfit: totals.profit,
  }
}

/** The order paid with this transaction ID, ignoring case. Blank and masked IDs match none. */
export function findOrderByTransactionId<Order extends { transactionId: Maskable }>(
  orders: readonly Order[],
  transactionId: string,
): Order | undefined {
  if (transactionId.trim() === '') return undefined
  return orders.find((order) => sameTransactionId(knownValue(order.transactionId), transactionId))
}
