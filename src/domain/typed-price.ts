import { readDecimal } from './decimal'
import { RATE_PLACES, type UnitPrice } from './money'

/** More per unit is no price that anybody means; a line's value stays exact below (quantity.ts). */
const BELOW = 800_000_000_000

/** A typed price per unit, with up to six decimals; undefined when it is none. */
export function parseUnitPrice(typed: string): UnitPrice | undefined {
  const scaled = readDecimal(typed.replace(/\s/g, '').replace(/^₹/, ''), RATE_PLACES)
  return scaled === undefined || scaled >= BELOW ? undefined : (scaled as UnitPrice)
}
