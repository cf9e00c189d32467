import { useMemo } from 'react'
import { useCartIfKnown } from '@/api/cart/use-cart'
import { paths } from '@/paths'

/** The skus in the cart; none until it is known, so that no grid waits for it. */
export function useCartSkus(): ReadonlySet<string> {
  const skus = useCartIfKnown()?.map((line) => line.product.sku)
  // The same set after a change of quantity: no tile renders again.
  const all = JSON.stringify(skus ?? [])
  return useMemo(() => new Set(JSON.parse(all) as string[]), [all])
}

/** PRD-2: what the cart holds opens its quantity, everything else its details. */
export function offerPath(sku: string, inCart: boolean): string {
  return inCart ? paths.setQuantity({ sku }) : paths.productDetails({ sku })
}
