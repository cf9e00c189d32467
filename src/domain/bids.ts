import type { Paise, UnitPrice } from './money'
import { marginPercent, profitOf } from './pricing'
import type { Quantity } from './quantity'

interface Priced {
  price: UnitPrice
}

/** QUO-2: bids by price, highest first, by number. Equal ones keep the provider's order. */
export function highestFirst<Bid extends Priced>(bids: readonly Bid[]): Bid[] {
  return [...bids].sort((a, b) => b.price - a.price)
}

/** The highest price offered, by however many vendors; undefined without a bid. */
export function bestPrice(bids: readonly Priced[]): UnitPrice | undefined {
  let best: UnitPrice | undefined
  for (const { price } of bids) if (best === undefined || price > best) best = price
  return best
}

export interface Gain {
  /** Below zero: a loss. */
  amount: Paise
  /** Of the purchase price, two decimals: `4.35`, `-1.10`. */
  percent: string
}

interface Holding {
  quantity: Quantity
  purchasePrice: UnitPrice
}

/** The profit of selling at this price; undefined without a purchase price. */
export function gainAt(holding: Holding, price: UnitPrice): Gain | undefined {
  const { purchasePrice } = holding
  if (purchasePrice <= 0) return undefined
  return { amount: profitOf(holding, price), percent: marginPercent(price, purchasePrice) }
}
