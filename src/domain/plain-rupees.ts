import type { Paise, UnitPrice } from './money'
import { formatPaise, formatUnitPrice } from './rupees'

/** With as few decimals as say it exactly, for sums to follow in the head: `₹140`, `₹100.50`. */
export function plainPaise(amount: Paise): string {
  return formatPaise(amount, amount % 100 === 0 ? 0 : 2)
}

/** The same for a price per unit: `₹52`, `₹18.75`, `₹58.375`. */
export function plainUnitPrice(price: UnitPrice): string {
  return formatUnitPrice(price, price % 1_000_000 === 0 ? 0 : 'exact')
}
