import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useDeferredValue, useId, useMemo } from 'react'
import { productsQuery, useProducts } from '@/api/hooks/product'
import type { Product } from '@/api/contract/product'
import { createShuffle } from '@/domain/offers'
import { paths } from '@/paths'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { MoreLink } from '@/ui/Button'
import { Panel, Screen } from '@/ui/Screen'
import { LoadingOffers } from '@/ui/Skeleton'
import { DealTypeTabs } from './DealTypeTabs'
import { Promos, ReferralBanner } from './HomeBanners'
import { PopularOffers } from './PopularOffers'
import { NoProducts, ProductGrid } from './ProductGrid'
import { RememberedOffers } from './RememberedOffers'

/** HOM-2: 12 products and 6 popular offers. */
const GRID = 12
const POPULAR = 6

/** One shuffle per page load: a refetch and Back from an offer keep it. */
const shuffle = createShuffle((product: Product) => product.sku, Math.random)

/** HOM-2, HOM-3. */
export function HomeScreen() {
  const t = useText('catalogue')
  return (
    <Screen>
      <h1 tabIndex={-1} className="sr-only">
        {t('home')}
      </h1>
      <DealTypeTabs>
        <div className="flex flex-col gap-2">
          <ReferralBanner />
          <Promos />
          <Panel>
            <Products />
          </Panel>
        </div>
      </DealTypeTabs>
    </Screen>
  )
}

/** Deferred, so that a tapped tab changes before its offers do. */
function Products() {
  const t = useText('catalogue')
  const titleId = useId()
  const type = useDeferredValue(useDealType())
  // After the offers are drawn: nothing loads before them.
  const { isSuccess } = useQuery({ ...productsQuery(), enabled: false })
  const hasProducts = useDeferredValue(isSuccess, false)
  return (
    <>
      <section aria-labelledby={titleId}>
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-title">
            {t('products')}
          </h2>
          <MoreLink to={paths.productList}>{t('seeAll')}</MoreLink>
        </div>
        <Suspense fallback={<LoadingOffers />}>
          <Offers type={type} />
        </Suspense>
      </section>
      {hasProducts && (
        <>
          <RememberedOffers />
          <Popular type={type} />
        </>
      )}
    </>
  )
}

// Memoised: a tap on a tab first shows the tab, then the offers.
const Offers = memo(function Offers({ type }: { type: string }) {
  const products = useProducts(type)
  if (products.length === 0) return <NoProducts />
  return <ProductGrid key={type} products={products.slice(0, GRID)} />
})

const Popular = memo(function Popular({ type }: { type: string }) {
  const products = useProducts(type)
  const popular = useMemo(() => shuffle(products).slice(0, POPULAR), [products])
  return popular.length > 0 && <PopularOffers products={popular} />
})
