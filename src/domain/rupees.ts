import { decimalParts, groupIndian } from './decimal'
import { type Paise, RATE_PLACES, type UnitPrice } from './money'

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
