import { memo, useDeferredValue, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useProducts } from '@/api/hooks/product'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { shuffle, shuffleSeed } from '@/domain/shuffle'
import { paths } from '@/paths'
import { useDealType } from '@/session/deal-type'
import { useText } from '@/text/text'
import { ChevronIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { WaitingOffers } from '@/ui/Skeleton'
import { DealTypeTabs } from './DealTypeTabs'
import { GuideCard, ReferralBanner, StockPromo } from './HomeBanners'
import { NoProducts } from './NoProducts'
import { PopularOffers } from './PopularOffers'
import { ProductGrid } from './ProductGrid'
import { ReferralBannerSkeleton } from './ReferralBannerSkeleton'

/** HOM-2: 12 products and 6 popular offers. */
const GRID = 12
const POPULAR = 6

/** One shuffle per visit: it outlives refetches and the way back from an offer, and a new page load draws anew. */
const visitSeed = shuffleSeed(Math.random)

/** HOM-2, HOM-3. */
export function HomeScreen() {
  const t = useText('catalogue')
  return (
    <Screen>
      <h1 tabIndex={-1} className="sr-only">
        {t('home')}
      </h1>
      <DealTypeTabs>
        <div className="flex flex-col gap-6">
          <div className="flex flex-col gap-3">
            <UnthrottledSuspense fallback={<ReferralBannerSkeleton />}>
              <ReferralBanner />
            </UnthrottledSuspense>
            <div className="flex flex-wrap gap-3">
              <StockPromo />
              <GuideCard />
            </div>
          </div>
          <Products />
        </div>
      </DealTypeTabs>
    </Screen>
  )
}

/** Alone with the deal type: another one draws nothing else anew, and these only when the tab has answered. */
function Products() {
  const t = useText('catalogue')
  const titleId = useId()
  const type = useDeferredValue(useDealType())
  return (
    <>
      <section aria-labelledby={titleId}>
        <div className="flex items-center justify-between">
          <h2 id={titleId} className="text-18 font-700">
            {t('products')}
          </h2>
          <Link
            to={paths.productList}
            className="-mr-2 inline-flex min-h-tap items-center gap-1 rounded-control px-2 font-600 text-leaf-700 hover:underline"
          >
            {t('seeAll')}
            <ChevronIcon className="size-4" />
          </Link>
        </div>
        <UnthrottledSuspense fallback={<WaitingOffers />}>
          <FirstOffers type={type} />
        </UnthrottledSuspense>
      </section>
      <UnthrottledSuspense fallback={null}>
        <Popular type={type} />
      </UnthrottledSuspense>
    </>
  )
}

const FirstOffers = memo(function FirstOffers({ type }: { type: string }) {
  const products = useProducts(type)
  return products.length > 0 ? <ProductGrid products={products.slice(0, GRID)} /> : <NoProducts />
})

const Popular = memo(function Popular({ type }: { type: string }) {
  const products = useProducts(type)
  const popular = useMemo(
    () => shuffle(products, (product) => product.sku, visitSeed).slice(0, POPULAR),
    [products],
  )
  return popular.length > 0 ? <PopularOffers products={popular} /> : null
})
