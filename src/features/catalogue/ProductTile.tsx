import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { productPicture } from '@/env'
import { useText } from '@/text/text'
import { CartIcon } from '@/ui/icons'
import { ProductImage } from '@/ui/ProductImage'
import { PurchasePrice } from './PurchasePrice'
import { offerPath } from './use-cart-skus'

interface ProductTileProps {
  product: Product
  inCart: boolean
  /** In the first rows: its picture is wanted at once. */
  eager: boolean
}

/** One offer of a grid. Memoised: a grid may hold thousands. */
export const ProductTile = memo(function ProductTile({ product, inCart, eager }: ProductTileProps) {
  const t = useText('catalogue')
  return (
    <Link
      to={offerPath(product.sku, inCart)}
      className="group relative flex h-full flex-col gap-1 rounded-control"
    >
      <ProductImage
        src={productPicture(product.sku)}
        alt=""
        eager={eager}
        className="border border-hairline smooth group-hover:border-hairline-strong"
      />
      <span className="line-clamp-2 text-14 leading-tight font-600 hyphens-auto">
        {product.name}
      </span>
      <PurchasePrice product={product} decimals={0} className="mt-auto text-14" />
      {inCart && (
        <span className="absolute top-1 right-1 flex size-7 items-center justify-center rounded-full bg-leaf-600 text-surface">
          <CartIcon className="size-4" />
          <span className="sr-only">{t('inCart')}</span>
        </span>
      )}
    </Link>
  )
})
