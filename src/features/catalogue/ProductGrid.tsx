import { useCallback, useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { WindowList } from '@/ui/WindowList'
import { ProductTile } from './ProductTile'
import { useCartSkus } from './use-cart-skus'

/** Of a row whose names take two lines (px). */
const USUAL_HEIGHT = 190

/** Pictures of the first two rows load at once; the others when they come near. */
const EAGER = 6

const keyOf = ({ id }: Product) => id

interface ProductGridProps {
  products: readonly Product[]
}

/** Offers in three columns; of thousands only those near the window are in the page. */
export function ProductGrid({ products }: ProductGridProps) {
  const inCart = useCartSkus()
  const eager = useMemo(() => new Set(products.slice(0, EAGER).map(keyOf)), [products])
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
