import { useCallback, useEffect, useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { rememberFirstOffers } from '@/session/first-offers'
import { WindowList } from '@/ui/WindowList'
import { EAGER } from './eager'
import { ProductTile } from './ProductTile'
import { useCartSkus } from './use-cart-skus'

/** Of a row whose names take two lines (px). */
const USUAL_HEIGHT = 190

const keyOf = ({ id }: Product) => id

/** Offers in three columns; of thousands only those near the window are in the page. */
export function ProductGrid({ products }: { products: readonly Product[] }) {
  const inCart = useCartSkus()
  const first = useMemo(() => products.slice(0, EAGER), [products])
  const eager = useMemo(() => new Set(first.map(keyOf)), [first])
  useEffect(() => rememberFirstOffers(first), [first])
  const tile = useCallback(
    (product: Product) => (
      <ProductTile
        product={product}
        inCart={inCart.has(product.sku)}
        eager={eager.has(product.id)}
      />
    ),
    [inCart, eager],
  )
  return (
    <WindowList items={products} keyOf={keyOf} row={tile} columns={3} usualHeight={USUAL_HEIGHT} />
  )
}
