import { decimalParts, groupIndian, readDecimal, scale } from './decimal'
import { asciiDigits } from './text'

/** An amount of goods in whole thousandths of its unit (2.5 kg is 2500). Never negative. */
export type Quantity = number & { readonly __unit: 'thousandths of a unit' }

/**
 * Typed quantities stay below ten crore units, a bound of our own: a line's value with its fee is
 * then exact at any price up to ₹8,00,000 per unit.
 */
const TYPED_BELOW = 100_000_000_000

/** Rounded half up to three decimals. Throws RangeError when negative, not finite or too large. */
export function quantityFromNumber(n: number): Quantity {
  const scaled = scale(n, 3, 'A quantity')
  if (scaled < 0) throw new RangeError('A quantity is never negative')
  return scaled as Quantity
}

/** One unit. */
export const ONE = quantityFromNumber(1)

export function quantityToNumber(quantity: Quantity): number {
  return quantity / 1000
}

/**
 * A typed quantity: above 0, at most three decimals, group commas allowed; else undefined. In any
 * script: a field rewrites the digits only once they are composed.
 */
export function parseQuantity(typed: string): Quantity | undefined {
  const scaled = readDecimal(asciiDigits(typed).trim(), 3)
  if (scaled === undefined || scaled === 0 || scaled >= TYPED_BELOW) return undefined
  return scaled as Quantity
}

function text(quantity: Quantity, group: (digits: string) => string): string {
  const { whole, fraction } = decimalParts(quantity, 3, 3)
  const shown = fraction.replace(/0+$/, '')
  return group(whole) + (shown && `.${shown}`)
}

/** To read: `2.5`, `1,500`; no trailing zeros. */
export function formatQuantity(quantity: Quantity): string {
  return text(quantity, groupIndian)
}

/** To edit: the same without grouping, `1500`. */
export function quantityInputText(quantity: Quantity): string {
  return text(quantity, (digits) => digits)
}

/** QTY-5: ten units more or less where fifty are usual, else one. */
export const stepSize = (usual: Quantity) => (usual >= 50_000 ? 10_000 : 1000) as Quantity

/** One step less; the same where nothing would be left. */
export function stepDown(quantity: Quantity, step: Quantity): Quantity {
  return (quantity > step ? quantity - step : quantity) as Quantity
}

export const addQuantity = (a: Quantity, b: Quantity) => (a + b) as Quantity

/** The typed quantity one unit up or down, for the arrow keys; undefined when that is none. */
export function steppedQuantity(typed: string, by: 1 | -1): string | undefined {
  const quantity = parseQuantity(typed)
  if (quantity === undefined) return by === 1 && typed.trim() === '' ? '1' : undefined
  const next = quantity + by * 1000
  if (next <= 0) return undefined
  const text = quantityInputText(next as Quantity)
  return parseQuantity(text) && text
}
