import { unitPriceFromRupees } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

export interface Goods {
  quantity?: number
  purchase?: number
  min?: number
  max?: number
  sold?: number | undefined
}

/** Goods in units and rupees: what was paid for each, what is expected, and what they brought. */
export function goods({ quantity = 10, purchase = 100, min = 110, max = 120, sold }: Goods = {}) {
  return {
    quantity: quantityFromNumber(quantity),
    purchasePrice: unitPriceFromRupees(purchase),
    sellingPriceMin: unitPriceFromRupees(min),
    sellingPriceMax: unitPriceFromRupees(max),
    soldPrice: sold === undefined ? undefined : unitPriceFromRupees(sold),
  }
}
