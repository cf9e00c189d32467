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

export interface OrderAmounts {
  /** Of all items; undefined when they do not add up to the total. */
  items: Paise | undefined
  /** Undefined where the provider sent none that can be read, and so below. */
  fee: Paise | undefined
  /** The rate of that fee, for its label: rates change, old orders do not. */
  feePercent: string
  /** Paise cut off for a total in whole rupees; zero or below. */
  roundOff: Paise
  total: Paise | undefined
}

/**
 * The parts of an order's total: items, fee, and the paise that `totalAmount` omits (MNY-1, MNY-2).
 */
export function orderAmounts({ totalAmount, additionalCharges, items }: PricedOrder): OrderAmounts {
  const value = sumPaise(items.map((item) => lineValue(item.quantity, item.purchasePrice)))
  const left = paise((totalAmount ?? 0) - addPaise(value, additionalCharges ?? paise(0)))
  const isExplained =
    totalAmount !== undefined &&
    additionalCharges !== undefined &&
    items.length > 0 &&
    left <= 0 &&
    left > -100
  return {
    items: isExplained ? value : undefined,
    fee: additionalCharges,
    feePercent: isExplained ? feePercentOf(value, additionalCharges) : PLATFORM_FEE_PERCENT_TEXT,
    roundOff: isExplained ? left : paise(0),
    total: totalAmount,
  }
}

/** Today's, where it explains the fee: a small fee is mostly rounding. */
function feePercentOf(value: Paise, fee: Paise): string {
  if (fee === platformFee(value)) return PLATFORM_FEE_PERCENT_TEXT
  return String(Math.round((fee / value) * 10_000) / 100)
}

/** Each undefined while one of its prices or quantities is unknown. */
export interface SaleFigures {
  purchase: Paise | undefined
  sale: Paise | undefined
  profit: Paise | undefined
  /** What is left of the profit after the fee (MNY-9). */
  afterFee: Paise | undefined
  /** What is left to the profit, which is rounded once for each item. */
  roundOff: Paise
}

/** Cost, sale and profit of sold items. */
export function saleFigures(items: readonly PricedItem[]): SaleFigures {
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
    afterFee: sumOf(profitAfterFee),
    roundOff: paise(isWhole ? profit - (sale - purchase) : 0),
  }
}
