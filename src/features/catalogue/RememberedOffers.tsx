import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Product } from '@/api/contract/product'
import { productsQuery } from '@/api/hooks/product'
import { useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Section } from '@/ui/Section'
import { ProductTile, useCartSkus } from './ProductGrid'

/** FND-6: favourites, then viewed offers, each in a row that scrolls sideways. */
export function RememberedOffers() {
  const t = useText('remembered')
  const { recent, favourites } = useRememberedOffers(useSignedInUserId())
  return (
    <>
      <Row title={t('favourites')} skus={favourites} />
      <Row title={t('recent')} skus={recent} />
    </>
  )
}

/** The offers with these skus, of any type, in the order of `skus`. */
function useProductsBySku(skus: readonly string[]) {
  const select = useCallback(
    (all: Product[]) => {
      const bySku = new Map(all.map((product) => [product.sku, product]))
      return skus.map((sku) => bySku.get(sku)).filter((product) => product !== undefined)
    },
    [skus],
  )
  return useSuspenseQuery({ ...productsQuery(), select }).data
}

function Row({ title, skus }: { title: string; skus: readonly string[] }) {
  const products = useProductsBySku(skus)
  const inCart = useCartSkus()
  if (products.length === 0) return null
  return (
    <Section title={title}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1">
        {products.map((product) => (
          <li key={product.id} className="w-24 shrink-0">
            <ProductTile product={product} inCart={inCart.has(product.sku)} eager={false} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
