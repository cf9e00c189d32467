import { memo, useDeferredValue } from 'react'
import { useProducts } from '@/api/hooks/product'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { DealTypeTabs } from './DealTypeTabs'
import { NoProducts } from './NoProducts'
import { ProductGrid } from './ProductGrid'

/** Part 1, "Product list": every offer of the stored deal type. */
export function Component() {
  const t = useText('catalogue')
  const dealType = useDealType()
  const shown = useDeferredValue(dealType)
  return (
    <Screen title={t('productsOf', { dealType, raw: dealType })}>
      <DealTypeTabs>
        <OffersOf type={shown} />
      </DealTypeTabs>
    </Screen>
  )
}

/** The tab answers first, then come its offers. */
const OffersOf = memo(function OffersOf({ type }: { type: string }) {
  const products = useProducts(type)
  return products.length > 0 ? <ProductGrid key={type} products={products} /> : <NoProducts />
})
