import { useCallback, useEffect, useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { log } from '@/log'
import { rememberFirstOffers, rememberFirstPictures } from '@/session/first-offers'
import { WindowList } from '@/ui/WindowList'
import { EAGER } from './eager'
import { ProductTile } from './ProductTile'
import { useCartSkus } from './use-cart-skus'

/** Of a row whose names take two lines (px). */
const USUAL_HEIGHT = 190

const keyOf = ({ id }: Product) => id

/** Nobody waits for it: when the screen has been looked at (ms). */
const COPIED_AFTER = 3000

/** Keeps small copies of the first pictures on the device: the next page begins with them. */
function useCopies(first: readonly Product[]): void {
  const skus = first.map(({ sku }) => sku).join(' ')
  useEffect(() => {
    if (!skus) return
    const keep = async () => {
      try {
        const { copyPictures } = await import('./copy-pictures')
        const all = skus.split(' ')
        rememberFirstPictures(all, await copyPictures(all))
      } catch {
        log.warn('pictures could not be copied')
      }
    }
    const timer = setTimeout(() => void keep(), COPIED_AFTER)
    return () => clearTimeout(timer)
  }, [skus])
}

interface ProductGridProps {
  products: readonly Product[]
}

/** Offers in three columns; of thousands only those near the window are in the page. */
export function ProductGrid({ products }: ProductGridProps) {
  const inCart = useCartSkus()
  const first = useMemo(() => products.slice(0, EAGER), [products])
  const eager = useMemo(() => new Set(first.map(keyOf)), [first])
  useEffect(() => rememberFirstOffers(first), [first])
  useCopies(first)
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
