import { addPaise, paise, sumPaise, type Paise, type UnitPrice } from './money'
import { lineValue } from './pricing'
import type { Quantity } from './quantity'

interface PricedItem {
  quantity: Quantity
  purchasePrice: UnitPrice
  soldPrice?: UnitPrice | undefined
}

interface PricedOrder {
  totalAmount: Paise
  additionalCharges: Paise
  items: readonly PricedItem[]
}

export interface OrderAmounts {
  /** Of all items; undefined when they do not add up to the total. */
  items: Paise | undefined
  fee: Paise
  /** Paise cut off for a total in whole rupees; zero or below. */
  roundOff: Paise
  total: Paise
}

/**
 * The parts of an order's total: items, fee, and the paise that `totalAmount` omits (MNY-1, MNY-2).
 */
export function orderAmounts({ totalAmount, additionalCharges, items }: PricedOrder): OrderAmounts {
  const value = sumPaise(items.map((item) => lineValue(item.quantity, item.purchasePrice)))
  const left = paise(totalAmount - addPaise(value, additionalCharges))
  const isExplained = items.length > 0 && left <= 0 && left > -100
  return {
    items: isExplained ? value : undefined,
    fee: additionalCharges,
    roundOff: isExplained ? left : paise(0),
    total: totalAmount,
  }
}

export interface SaleFigures {
  purchase: Paise
  sale: Paise
  profit: Paise
}

/** Cost, sale and profit of sold items. Undefined where a sold price never came. */
export function saleFigures(items: readonly PricedItem[]): SaleFigures | undefined {
  let [purchase, sale] = [paise(0), paise(0)]
  for (const { quantity, purchasePrice, soldPrice } of items) {
    if (soldPrice === undefined) return undefined
    purchase = addPaise(purchase, lineValue(quantity, purchasePrice))
    sale = addPaise(sale, lineValue(quantity, soldPrice))
  }
  return { purchase, sale, profit: paise(sale - purchase) }
}
