import { memo, useDeferredValue } from 'react'
import { useProductsFromBeginning } from '@/api/hooks/products-from-beginning'
import { PromptSuspense } from '@/api/PromptSuspense'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { Screen } from '@/ui/Screen'
import { WaitingOffers } from '@/ui/Skeleton'
import { DealTypeTabs } from './DealTypeTabs'
import { NoProducts } from './NoProducts'
import { ProductGrid } from './ProductGrid'

/** Part 1, "Product list": every offer of the stored deal type. */
export function ProductListScreen() {
  const titles = useText('titles')
  const dealType = useDealType()
  const shown = useDeferredValue(dealType)
  return (
    <Screen title={titles('productList', { dealType, raw: dealType })}>
      <DealTypeTabs>
        <PromptSuspense fallback={<WaitingOffers />}>
          <OffersOf type={shown} />
        </PromptSuspense>
      </DealTypeTabs>
    </Screen>
  )
}

/** The tab answers first, then come its offers. */
const OffersOf = memo(function OffersOf({ type }: { type: string }) {
  const { products, isWhole } = useProductsFromBeginning(type)
  if (isWhole && products.length === 0) return <NoProducts />
  return (
    <>
      <ProductGrid key={type} products={products} hasMore={!isWhole} />
      {!isWhole && <WaitingOffers />}
    </>
  )
})
