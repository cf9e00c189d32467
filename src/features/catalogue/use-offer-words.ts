import type { Product } from '@/api/contract/product'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { useText } from '@/text/text'

/** An offer without a price of its own cannot be bought. */
export function hasPrice({ purchasePrice }: Product): boolean {
  return purchasePrice > 0
}

/** What a selling price that is not known yet would earn is not known either. */
function margin(selling: UnitPrice, { purchasePrice }: Product): string {
  return selling > 0 ? marginPercent(selling, purchasePrice) : '0.00'
}

/** How long an offer lasts and what it may earn, in words. */
export function useOfferWords() {
  const t = useText('catalogue')
  const unknown = useText('ui')('unknown')
  return {
    /** `5-8 Days`. */
    duration({ dealDurationStart: from, dealDurationEnd: to }: Product): string {
      const days = to || from
      if (days <= 0) return unknown
      return from > 0 && from !== to && to > 0 ? t('dayRange', { from, to }) : t('days', { days })
    },
    /** `3.96% – 7.92%`. */
    marginRange: (product: Product) =>
      t('marginRange', {
        low: margin(product.sellingPriceMin, product),
        high: margin(product.sellingPriceMax, product),
      }),
  }
}
