import type { Product } from '@/api/contract/product'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { useText } from '@/text/text'

/** What a selling price that is not known yet would earn is not known either. */
function margin(selling: UnitPrice, { purchasePrice }: Product): string {
  return selling > 0 ? marginPercent(selling, purchasePrice) : '0.00'
}

/** What an offer may earn: `3.96% – 7.92%`. */
export function useMarginRange() {
  const t = useText('catalogue')
  return (product: Product) =>
    t('marginRange', {
      low: margin(product.sellingPriceMin, product),
      high: margin(product.sellingPriceMax, product),
    })
}
