import { useDeferredValue } from 'react'
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
  // The tab answers first, then come its offers.
  const shown = useDeferredValue(dealType)
  const products = useProducts(shown)
  return (
    <Screen title={t('productsOf', { dealType, raw: dealType })}>
      <DealTypeTabs>
        {products.length > 0 ? <ProductGrid key={shown} products={products} /> : <NoProducts />}
      </DealTypeTabs>
    </Screen>
  )
}
