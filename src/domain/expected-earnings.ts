import { readDecimal } from './decimal'
import { type Paise, RATE_PLACES, type UnitPrice, unitPrice } from './money'
import { type Holding, lineValue, platformFee, profitOf, totalWithFee } from './pricing'
import type { Quantity } from './quantity'
import { type Gain, gainAt } from './quotes'

interface Costs {
  fee: Paise
  /** The lowest price per unit, to a thousandth of a rupee, that pays back purchase and fee. */
  breakEven: UnitPrice
}

interface Offered {
  purchasePrice: UnitPrice
  sellingPriceMin: UnitPrice
  sellingPriceMax: UnitPrice
}

/** QTY-4: what an offer may earn (MNY-3), and its costs; undefined while a price is unknown. */
export function expectedEarnings(quantity: Quantity, offer: Offered) {
  const { purchasePrice, sellingPriceMin, sellingPriceMax } = offer
  if (sellingPriceMin <= 0 || sellingPriceMax <= 0) return undefined
  const holding = { quantity, purchasePrice }
  const [min, max] = [profitOf(holding, sellingPriceMin), profitOf(holding, sellingPriceMax)]
  if (min === undefined || max === undefined) return undefined
  return { min, max, ...costsOf(holding) }
}

/** What selling all of it at one price comes to. */
export interface SaleResult extends Costs {
  gain: Gain
}

/** Undefined while quantity or purchase price is unknown. */
export function saleResultAt(holding: Holding, price: UnitPrice): SaleResult | undefined {
  const gain = gainAt(holding, price)
  return gain && { gain, ...costsOf(holding) }
}

function costsOf({ quantity, purchasePrice }: Holding): Costs {
  const purchase = lineValue(quantity, purchasePrice)
  // In thousandths of a rupee, rounded up: paise × 10^7 / thousandths of a unit are millionths.
  const divisor = BigInt(quantity) * 1000n
  const thousandths = (BigInt(totalWithFee(purchase)) * 10_000_000n + divisor - 1n) / divisor
  return { fee: platformFee(purchase), breakEven: unitPrice(Number(thousandths * 1000n)) }
}

/** More per unit is no price that anybody means; a line's value stays exact below (quantity.ts). */
const TYPED_PRICE_BELOW = 800_000_000_000

/** A typed price per unit, with up to six decimals; undefined when it is none. */
export function parseUnitPrice(typed: string): UnitPrice | undefined {
  const scaled = readDecimal(typed.replace(/\s/g, '').replace(/^₹/, ''), RATE_PLACES)
  return scaled === undefined || scaled >= TYPED_PRICE_BELOW ? undefined : (scaled as UnitPrice)
}
