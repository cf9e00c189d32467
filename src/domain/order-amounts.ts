import { addPaise, paise, sumIfKnown, sumPaise, type Paise, type UnitPrice } from './money'
import {
  type Holding,
  knownLineValue,
  lineValue,
  PLATFORM_FEE_PERCENT_TEXT,
  platformFee,
  profitAfterFee,
  profitOf,
  saleValueOf,
} from './pricing'

interface PricedItem extends Holding {
  soldPrice?: UnitPrice | undefined
}

interface PricedOrder {
  totalAmount: Paise | undefined
  additionalCharges: Paise | undefined
  items: readonly PricedItem[]
}

/**
 * The parts of an order's total: items, fee, and the paise that `totalAmount` omits (MNY-1, MNY-2).
 */
export function orderAmounts({ totalAmount, additionalCharges, items }: PricedOrder) {
  const value = sumPaise(items.map((item) => lineValue(item.quantity, item.purchasePrice)))
  const left = paise((totalAmount ?? 0) - addPaise(value, additionalCharges ?? paise(0)))
  const isExplained =
    totalAmount !== undefined &&
    additionalCharges !== undefined &&
    value > 0 &&
    left <= 0 &&
    left > -100
  return {
    /** Of all items; undefined when they do not add up to the total. */
    items: isExplained ? value : undefined,
    /** Undefined where the provider sent none that can be read, and so below. */
    fee: additionalCharges,
    /** The rate of that fee, for its label: rates change, old orders do not. '': nobody knows. */
    feePercent: isExplained ? feePercentOf(value, additionalCharges) : '',
    /** Paise cut off for a total in whole rupees; zero or below. */
    roundOff: isExplained ? left : paise(0),
    total: totalAmount,
  }
}

/** Today's, where it explains the fee: a small fee is mostly rounding. */
function feePercentOf(value: Paise, fee: Paise): string {
  if (fee === platformFee(value)) return PLATFORM_FEE_PERCENT_TEXT
  return String(Math.round((fee / value) * 10_000) / 100)
}

/** Cost, sale and profit of sold items; each undefined while a price or quantity is unknown. */
export function saleFigures(items: readonly PricedItem[]) {
  const purchase = sumIfKnown(
    items.map((item) => knownLineValue(item.quantity, item.purchasePrice)),
  )
  const sale = sumIfKnown(items.map(saleValueOf))
  const sumOf = (gainAt: typeof profitOf) =>
    sumIfKnown(items.map((item) => gainAt(item, item.soldPrice)))
  const profit = sumOf(profitOf)
  const isWhole = purchase !== undefined && sale !== undefined && profit !== undefined
  return {
    purchase,
    sale,
    profit,
    /** What is left of the profit after the fee (MNY-9). */
    afterFee: sumOf(profitAfterFee),
    /** What is left to the profit, which is rounded once for each item. */
    roundOff: paise(isWhole ? profit - (sale - purchase) : 0),
  }
}
