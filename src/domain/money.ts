import { decimalParts, groupIndian, integer, readDecimal, scale } from './decimal'
import { asciiDigits } from './text'

/** An amount of money in whole paise; negative is a loss. */
export type Paise = number & { readonly __unit: 'paise' }

/** A rate per unit in whole millionths of a rupee: a bid may be ₹156.12545 per kg. */
export type UnitPrice = number & { readonly __unit: 'millionths of a rupee per unit' }

/** Decimals of a rupee in a rate per unit. */
export const RATE_PLACES = 6

/** Throws RangeError unless `n` is a safe integer. */
export function paise(n: number): Paise {
  return integer(n, 'An amount in paise') as Paise
}

/** `n` in millionths of a rupee. Throws RangeError unless it is a safe integer. */
export function unitPrice(n: number): UnitPrice {
  return integer(n, 'A price per unit') as UnitPrice
}

/** Rounds the decimal text half away from zero (1.005 is 101 paise). Throws RangeError. */
export function paiseFromRupees(rupees: number): Paise {
  return scale(rupees, 2, 'An amount in rupees') as Paise
}

/** Rounded half away from zero to six decimals. Throws RangeError when not finite or too large. */
export function unitPriceFromRupees(rupees: number): UnitPrice {
  return scale(rupees, RATE_PLACES, 'A price per unit') as UnitPrice
}

/** The rupees for the wire, two decimals. Exact to the paisa below 70,00,000 crore. */
export function rupeesFromPaise(amount: Paise): number {
  return amount / 100
}

/**
 * A typed or pasted amount: `1,23,456.50`, `₹ 500`, `Rs. 1105.500.` with the full stop of its
 * sentence. Undefined when it is no amount, is negative or has more than two decimals, so that a
 * slip of the finger is never rounded into the right amount.
 */
export function parseRupees(typed: string): Paise | undefined {
  const text = asciiDigits(typed)
    .replace(/\s/g, '')
    .replace(/^(₹|Rs\.?|INR)/i, '')
  return readDecimal(text.replace(/\.$/, '').replace(/(\.\d\d)0+$/, '$1'), 2) as Paise | undefined
}

export function addPaise(a: Paise, b: Paise): Paise {
  return paise(a + b)
}

/** Unknown amounts (undefined) add nothing. */
export function sumPaise(amounts: Iterable<Paise | undefined>): Paise {
  let total = paise(0)
  for (const amount of amounts) if (amount !== undefined) total = addPaise(total, amount)
  return total
}

/** Undefined when one of the amounts is unknown. */
export function sumIfKnown(amounts: readonly (Paise | undefined)[]): Paise | undefined {
  return amounts.includes(undefined) ? undefined : sumPaise(amounts)
}

/** What is known of them; undefined when there are some and none is known. */
export function sumOfKnown(amounts: readonly (Paise | undefined)[]): Paise | undefined {
  const isUnknown = amounts.length > 0 && amounts.every((amount) => amount === undefined)
  return isUnknown ? undefined : sumPaise(amounts)
}

function format(scaled: number, places: number, decimals: number): string {
  const { minus, whole, fraction } = decimalParts(scaled, places, decimals)
  return `${minus}₹${groupIndian(whole)}${fraction && `.${fraction}`}`
}

/** `₹1,23,456.00`, or rounded `₹1,23,456`. MNY-4: amounts have 2 decimals, lists none. */
export function formatPaise(amount: Paise, decimals: 0 | 2): string {
  return format(amount, 2, decimals)
}

/**
 * `exact` shows all decimals of the rate, at least two: rounded, it would not lead to the amounts
 * beside it. `sold` shows at least three, as the bid had.
 */
export type RateDecimals = 0 | 2 | 3 | 'exact' | 'sold'

const LEAST = { exact: 2, sold: 3 }

/** Lists show a price without decimals, a bid with three, anything else exactly (MNY-4). */
export function formatUnitPrice(price: UnitPrice, decimals: RateDecimals): string {
  const shown = typeof decimals === 'number' ? decimals : exactDecimals(price, LEAST[decimals])
  return format(price, RATE_PLACES, shown)
}

function exactDecimals(price: UnitPrice, least: number): number {
  let decimals = least
  while (price % 10 ** (RATE_PLACES - decimals) !== 0) decimals += 1
  return decimals
}

/** With as few decimals as are exact: `₹52`, `₹18.75`, `₹58.375`. */
export function plainUnitPrice(price: UnitPrice): string {
  return formatUnitPrice(price, price % 1_000_000 === 0 ? 0 : 'exact')
}
