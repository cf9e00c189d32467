import { memo, useDeferredValue } from 'react'
import { useProducts } from '@/api/hooks/product'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingOffers } from '@/ui/Skeleton'
import { DealTypeTabs } from './DealTypeTabs'
import { NoProducts } from './NoProducts'
import { ProductGrid } from './ProductGrid'

/** PRD-1: every offer of the stored deal type. */
export function ProductListScreen() {
  const titles = useText('titles')
  const dealType = useDealType()
  const shown = useDeferredValue(dealType)
  return (
    <Screen title={titles('productList', { dealType, raw: dealType })}>
      <DealTypeTabs>
        <UnthrottledSuspense fallback={<WaitingOffers />}>
          <OffersOf type={shown} />
        </UnthrottledSuspense>
      </DealTypeTabs>
    </Screen>
  )
}

/** The tab answers first, then come its offers. */
const OffersOf = memo(function OffersOf({ type }: { type: string }) {
  const products = useProducts(type)
  return products.length > 0 ? <ProductGrid key={type} products={products} /> : <NoProducts />
})
