import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { productPicture } from '@/env'
import { useProductName, useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { mayPrefetch } from '@/ui/may-prefetch'
import { ProductImage } from '@/ui/ProductImage'
import { OfferRows, PurchasePrice } from './OfferRows'
import { offerPath, useCartSkus } from './ProductGrid'

/**
 * With Save-Data or on 2G, pictures load this close to the window: `loading="lazy"` starts several
 * screens away.
 */
const NEAR = '100px'

function useNear(box: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(mayPrefetch)
  useEffect(() => {
    if (isNear || !box.current) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(Boolean(entry?.isIntersecting)),
      { rootMargin: NEAR },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box, isNear])
  return isNear
}

/** HOM-2: 'Most Popular Offers'. */
interface PopularOffersProps {
  products: readonly Product[]
}

export function PopularOffers({ products }: PopularOffersProps) {
  const t = useText('catalogue')
  const titleId = useId()
  const inCart = useCartSkus()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="pb-3 text-18 font-700">
        {t('popular')}
      </h2>
      <ul className="flex flex-col gap-3">
        {products.map((product) => (
          <li key={product.id}>
            <PopularOffer product={product} inCart={inCart.has(product.sku)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PopularOffer({ product, inCart }: { product: Product; inCart: boolean }) {
  const picture = useRef<HTMLDivElement>(null)
  const isNear = useNear(picture)
  const productName = useProductName()
  return (
    <Card className="relative smooth hover:border-hairline-strong">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <div ref={picture} className="w-16 shrink-0">
          <ProductImage picture={isNear ? productPicture(product.sku) : undefined} />
        </div>
        <h3 className="min-w-0 flex-1 basis-32 leading-tight font-700">
          <Link
            to={offerPath(product.sku, inCart)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {productName(product.name)}
          </Link>
        </h3>
        <p className="ml-auto text-right">
          <PurchasePrice product={product} decimals={0} size="text-18" />
        </p>
      </div>
      <OfferRows
        product={product}
        sellingDecimals={0}
        rows={['sellMargin', 'selling', 'duration']}
      />
    </Card>
  )
}
