import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { productPicture } from '@/config/env'
import { formatUnitPrice } from '@/domain/money'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { mayPrefetch } from '@/ui/may-prefetch'
import { ProductImage } from '@/ui/ProductImage'
import { Section } from '@/ui/Section'
import { useOfferDuration } from '@/ui/use-format'
import { PurchasePrice, useShortMargin } from './OfferRows'
import { OfferName, offerPath, useCartSkus } from './ProductGrid'

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
export function PopularOffers({ products }: { products: readonly Product[] }) {
  const t = useText('catalogue')
  const inCart = useCartSkus()
  return (
    <Section title={t('popular')}>
      <ul className="flex flex-col gap-3">
        {products.map((product) => (
          <li key={product.id}>
            <PopularOffer product={product} inCart={inCart.has(product.sku)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function PopularOffer({ product, inCart }: { product: Product; inCart: boolean }) {
  const t = useText('catalogue')
  const picture = useRef<HTMLDivElement>(null)
  const isNear = useNear(picture)
  const shortMargin = useShortMargin()
  const offerDuration = useOfferDuration()
  const unknown = useText('ui')('unknown')
  const prices = [product.sellingPriceMin, product.sellingPriceMax]
    .filter((price) => price > 0)
    .map((price, index) => formatUnitPrice(price, 0).slice(index))
  const sellsAt = t('sellsAt', { price: prices.join('–\u2060') || unknown })
  return (
    <Card className="relative flex items-center gap-2 px-2 py-2 smooth hover:border-hairline-strong">
      <div ref={picture} className="w-thumbnail shrink-0">
        <ProductImage picture={isNear ? productPicture(product.sku) : undefined} />
      </div>
      <div className="min-w-0 flex-1 text-14 leading-4.5">
        <h3>
          <Link
            to={offerPath(product.sku, inCart)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <OfferName name={product.name} />
          </Link>
        </h3>
        {/* Two columns where there is room for both. */}
        <div className="@container tabular-nums">
          <div className="gap-2 @3xs:flex @3xs:justify-between">
            <p className="min-w-0 overflow-hidden text-ink-muted">
              {/* At the start of a line the point is out of sight. */}
              <span className="-ml-3 flex flex-wrap">
                <span className="pl-3">{sellsAt}</span>{' '}
                <span className="whitespace-nowrap">
                  <span className="inline-block w-2">·</span> <span>{offerDuration(product)}</span>
                </span>
              </span>
            </p>
            <dl className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-2 wrap-anywhere @3xs:max-w-1/2 @3xs:flex-col @3xs:items-end">
              <dt className="sr-only">{t('purchasePrice')}</dt>
              <dd>
                <PurchasePrice product={product} decimals={0} className="leading-4.5" />
              </dd>
              <dt className="sr-only">{t('sellMargin')}</dt>
              <dd className="font-600 text-leaf-700">{shortMargin(product)}</dd>
            </dl>
          </div>
        </div>
      </div>
    </Card>
  )
}
