import { divideRounded, divideRoundedBig, multiplyDivide } from './decimal'
import { addPaise, paise, rupeesFromPaise, unitPrice, type Paise, type UnitPrice } from './money'
import type { Quantity } from './quantity'

/** MNY-1: the platform fee is 0.5 %. */
export const PLATFORM_FEE_PERCENT_TEXT = '0.5'

/** 0.5 % is one part in two hundred. */
const FEE_DIVISOR = 200

/** Quantity × price, rounded half away from zero to the paisa. Throws RangeError when too large. */
export function lineValue(quantity: Quantity, price: UnitPrice): Paise {
  // Thousandths × millionths of a rupee are ten-millionths of a paisa.
  return multiplyDivide(quantity, price, 10_000_000, 'The value of a line') as Paise
}

/** The same rounded to the rupee, from the exact product: a bid's selling amount. */
export function lineRupees(quantity: Quantity, price: UnitPrice): Paise {
  return paise(multiplyDivide(quantity, price, 1_000_000_000, 'The value of a line') * 100)
}

/** As `lineValue`; undefined while quantity or price is unknown, which is 0 then. */
export function knownLineValue(quantity: Quantity, price: UnitPrice): Paise | undefined {
  return quantity > 0 && price > 0 ? lineValue(quantity, price) : undefined
}

/** What an item was sold for; undefined while quantity or price is unknown. */
export function saleValueOf(item: { quantity: Quantity; soldPrice?: UnitPrice | undefined }) {
  const { quantity, soldPrice } = item
  return soldPrice === undefined || quantity <= 0 ? undefined : lineValue(quantity, soldPrice)
}

/** What a person has bought. */
export interface Holding {
  quantity: Quantity
  purchasePrice: UnitPrice
}

/**
 * The profit of an item at this price per unit, (price - purchase price) × quantity, rounded once;
 * negative is a loss. Undefined while quantity, purchase price or price is unknown.
 */
export function profitOf({ quantity, purchasePrice }: Holding, price: UnitPrice | undefined) {
  if (quantity <= 0 || purchasePrice <= 0 || price === undefined) return undefined
  return lineValue(quantity, unitPrice(price - purchasePrice))
}

/** What is left of `profitOf` after the item's share of the fee, 0.5 % of its purchase value. */
export function profitAfterFee(holding: Holding, price: UnitPrice | undefined) {
  const profit = profitOf(holding, price)
  if (profit === undefined) return undefined
  return paise(profit - platformFee(lineValue(holding.quantity, holding.purchasePrice)))
}

/** MNY-1: 0.5 % of the purchase total, rounded half up to the paisa. */
export function platformFee(total: Paise): Paise {
  return paise(divideRounded(total, FEE_DIVISOR))
}

export function totalWithFee(total: Paise): Paise {
  return addPaise(total, platformFee(total))
}

/** `totalAmount` of a placed order: the whole rupees of the total with fee. */
export function totalAmountToSend(amount: Paise): number {
  return (amount - (amount % 100)) / 100
}

/** `additionalCharges` of a placed order: the fee in rupees, two decimals. */
export function feeToSend(fee: Paise): number {
  return rupeesFromPaise(fee)
}

/**
 * MNY-3: (selling price - purchase price) / purchase price * 100, two decimals, half away from
 * zero; `0.00` without a purchase price to compare with.
 */
export function marginPercent(selling: UnitPrice, purchase: UnitPrice | undefined): string {
  return purchase === undefined ? '0.00' : percentOf(selling - purchase, purchase)
}

/** `part` of `whole` in percent, likewise. */
export function percentOf(part: number, whole: number): string {
  if (whole <= 0) return '0.00'
  const hundredths = divideRoundedBig(BigInt(part) * 10_000n, BigInt(whole))
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '−' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
