import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useDeferredValue, useId, useMemo, useState } from 'react'
import { ordersQuery } from '@/api/hooks/order'
import { productsQuery, useProducts } from '@/api/hooks/product'
import { useSuspendWithTimeout } from '@/api/suspend-with-timeout'
import type { Product } from '@/api/contract/product'
import { createShuffle } from '@/domain/offers'
import { homePlaceOf } from '@/features/shared/order/needed-actions'
import { paths } from '@/routes/paths'
import { useDealType } from '@/session/deal-type'
import { type HomePlace, homePlace } from '@/session/home-place'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { MoreLink } from '@/ui/Button'
import { mayPrefetch } from '@/ui/may-prefetch'
import { Panel, Screen } from '@/ui/Screen'
import { LoadingOffers } from '@/ui/Skeleton'
import { DealTypeTabs } from './DealTypeTabs'
import { Promos, ReferralBanner } from './HomeBanners'
import { MyDeals } from './MyDeals'
import { PopularOffers } from './PopularOffers'
import { NoProducts, ProductGrid } from './ProductGrid'
import { RememberedOffers } from './RememberedOffers'

/** HOM-2: 12 products and 6 popular offers. */
const GRID = 12
const POPULAR = 6

let rank = 0
/** For mocked data: a recorded test finds the same offers. */
function nextRank(): number {
  rank = (rank + 0.618) % 1
  return rank
}

/** One shuffle per page load: a refetch and Back from an offer keep it. */
const shuffle = createShuffle((product: Product) => product.sku, __MOCK__ ? nextRank : Math.random)

/** On the first visit, orders may come this much later than the offers (ms). */
const GRACE = 800

const noPlace: HomePlace = { hasMoney: false, hasAtCost: false, rows: 0 }

/** HOM-2, HOM-3; HOM-6 in a place that is settled before anything is drawn: nothing moves later. */
export function HomeScreen() {
  const place = useHomePlace()
  return place || !mayPrefetch() ? <Home place={place ?? noPlace} /> : <FirstVisit />
}

/** Of the orders that are known, or were on the last visit; undefined on the first one. */
function useHomePlace(): HomePlace | undefined {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const [place] = useState(() => {
    const orders = client.getQueryData(ordersQuery(userId).queryKey)
    return orders ? homePlaceOf(orders) : homePlace.read(userId)
  })
  return place
}

/** Whether this person has a deal is not known: the skeleton stays until the orders are there. */
function FirstVisit() {
  const orders = ordersQuery(useSignedInUserId())
  useSuspendWithTimeout(orders.queryKey, async (client) => {
    const offers = client.query(productsQuery())
    const isLate = offers.then(() => new Promise((resolve) => setTimeout(resolve, GRACE)))
    await Promise.race([client.query(orders), isLate])
  })
  return <Home place={useHomePlace() ?? noPlace} />
}

function Home({ place }: { place: HomePlace }) {
  const t = useText('catalogue')
  const hasDeal = place.rows > 0
  const banners = (
    <>
      <ReferralBanner />
      <Promos />
    </>
  )
  return (
    <Screen>
      <h1 tabIndex={-1} className="sr-only">
        {t('home')}
      </h1>
      {hasDeal && <MyDeals {...place} />}
      <DealTypeTabs>
        <div className="flex flex-col gap-2">
          {!hasDeal && banners}
          <Products>{hasDeal && banners}</Products>
        </div>
      </DealTypeTabs>
    </Screen>
  )
}

/** Deferred, so that a tapped tab changes before its offers do. `children` stand below the grid. */
function Products({ children }: { children: ReactNode }) {
  const t = useText('catalogue')
  const titleId = useId()
  const type = useDeferredValue(useDealType())
  // After the offers are drawn: nothing loads before them.
  const { isSuccess } = useQuery({ ...productsQuery(), enabled: false })
  const hasProducts = useDeferredValue(isSuccess, false)
  return (
    <>
      <Panel>
        <section aria-labelledby={titleId}>
          {/* Below the person's money, the heading gives way. */}
          <div className={`flex items-center justify-between ${children ? '-mt-2 -mb-1' : ''}`}>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <h2 id={titleId} className="text-title leading-5">
                {t('products')}
              </h2>
              {/* Once, for the figures of all tiles. */}
              <p className="text-14 leading-4 text-leaf-700">{t('expectedMargin')}</p>
            </div>
            <MoreLink to={paths.productList}>{t('seeAll')}</MoreLink>
          </div>
          <Suspense fallback={<LoadingOffers />}>
            <Offers type={type} />
          </Suspense>
        </section>
      </Panel>
      {children}
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
