import { decimalParts, groupIndian } from './decimal'
import { type Paise, RATE_PLACES, type UnitPrice } from './money'

function format(scaled: number, places: number, decimals: number): string {
  const { minus, whole, fraction } = decimalParts(scaled, places, decimals)
  return `${minus}₹${groupIndian(whole)}${fraction && `.${fraction}`}`
}

/** `₹1,23,456.00`, or `₹1,23,456` (rounded half away from zero). Part 2, point 9: amounts with 2 decimals; lists have none. */
export function formatPaise(amount: Paise, decimals: 0 | 2): string {
  return format(amount, 2, decimals)
}

/** Lists show a price without decimals, the quantity screen with two, a bid with three. */
export function formatUnitPrice(price: UnitPrice, decimals: 0 | 2 | 3): string {
  return format(price, RATE_PLACES, decimals)
}
