import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { productPicture } from '@/config/env'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { mayPrefetch } from '@/ui/may-prefetch'
import { PriceRange } from '@/ui/Money'
import { ProductImage } from '@/ui/ProductImage'
import { Section } from '@/ui/Section'
import { useOfferDuration } from '@/ui/use-format'
import { PurchasePrice, useMarginRange } from './OfferRows'
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
  const marginRange = useMarginRange()
  const offerDuration = useOfferDuration()
  const { sellingPriceMin: min, sellingPriceMax: max, unit } = product
  const facts = [
    { label: t('expectedSelling'), value: <PriceRange {...{ min, max, unit }} decimals={0} /> },
    { label: t('sellMargin'), value: marginRange(product), look: 'text-leaf-700' },
    { label: t('offerDuration'), value: offerDuration(product), look: 'text-ink-muted' },
  ]
  return (
    <Card className="relative flex items-center gap-3 px-3 py-2 smooth hover:border-hairline-strong">
      <div ref={picture} className="w-thumbnail shrink-0">
        <ProductImage picture={isNear ? productPicture(product.sku) : undefined} />
      </div>
      <div className="min-w-0 flex-1">
        {/* In the name's first line; the others are as wide as the card. */}
        <PurchasePrice product={product} decimals={0} className="float-right ml-2 h-5 leading-5" />
        {/* A word that the price leaves no room for goes below it; a longer one is broken. */}
        <h3 className={`text-14 leading-5 ${/\S{25}/.test(product.name) ? '' : 'wrap-normal'}`}>
          <Link
            to={offerPath(product.sku, inCart)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <OfferName name={product.name} />
          </Link>
        </h3>
        <dl className="clear-right flex flex-wrap gap-x-3 text-14 leading-tight tabular-nums">
          {facts.map(({ label, value, look }) => (
            <div key={label} className={look}>
              <dt className="sr-only">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}
