import { memo, useDeferredValue, useId, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useHasProducts, useProducts } from '@/api/hooks/product'
import type { Product } from '@/api/contract/product'
import { createShuffle } from '@/domain/offers'
import { paths } from '@/paths'
import { useDealType } from '@/session/deal-type'
import { useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { ChevronIcon } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { DealTypeTabs } from './DealTypeTabs'
import { GuideCard, ReferralBanner, StockPromo } from './HomeBanners'
import { Offers } from './ProductGrid'

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
        <div className="flex flex-col gap-4">
          <div className="flex flex-col gap-3">
            <ReferralBanner />
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

/** Deferred, so that a tapped tab changes before its offers do. */
function Products() {
  const t = useText('catalogue')
  const titleId = useId()
  const type = useDeferredValue(useDealType())
  // After the offers are drawn: nothing loads before them.
  const hasProducts = useDeferredValue(useHasProducts(), false)
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
        <Offers type={type} limit={GRID} />
      </section>
      {hasProducts && (
        <>
          <Remembered />
          <Popular type={type} />
        </>
      )}
    </>
  )
}

const rememberedOffers = onDemand(async () => (await import('./RememberedOffers')).RememberedOffers)

/** Loads nothing for somebody who has viewed nothing yet. */
function Remembered() {
  const { recent, favourites } = useRememberedOffers(useSignedInUserId())
  const RememberedOffers = useOnDemand(rememberedOffers, recent.length + favourites.length > 0)
  return RememberedOffers ? <RememberedOffers /> : null
}

/** Far below the fold. */
const popularOffers = onDemand(async () => (await import('./PopularOffers')).PopularOffers)

const Popular = memo(function Popular({ type }: { type: string }) {
  const products = useProducts(type)
  const popular = useMemo(() => shuffle(products).slice(0, POPULAR), [products])
  const PopularOffers = useOnDemand(popularOffers, popular.length > 0)
  return PopularOffers && popular.length > 0 ? <PopularOffers products={popular} /> : null
})
