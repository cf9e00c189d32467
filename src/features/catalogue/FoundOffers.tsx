import { memo, type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Product } from '@/api/contract/product'
import { useProducts } from '@/api/hooks/product'
import { UnthrottledSuspense } from '@/api/UnthrottledSuspense'
import { arrangeOffers, type OfferSearch, offerSorts } from '@/domain/offers'
import { useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button, type ButtonProps } from '@/ui/Button'
import { WaitingOffers } from '@/ui/Skeleton'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { focusOffers } from './DealTypeTabs'
import { NoProducts, ProductGrid, useCartSkus } from './ProductGrid'

/** The word search, and the glossary of crops. */
const matching = onDemand(async () => (await import('./MatchingOffers')).MatchingOffers)

/** Loads the word search as soon as somebody is about to type. */
export function useMatching(isTouched: boolean) {
  return useOnDemand(matching, isTouched)
}

const noMatch = onDemand(async () => (await import('./NoMatch')).NoMatch)

export interface FoundOffersProps {
  type: string
  search: OfferSearch
}

/** The offers of a deal type that fit the search. */
export const FoundOffers = memo(function FoundOffers(props: FoundOffersProps) {
  return (
    <UnthrottledSuspense fallback={<WaitingOffers />}>
      <Loaded {...props} />
    </UnthrottledSuspense>
  )
})

function Loaded({ type, search }: FoundOffersProps) {
  const products = useProducts(type)
  if (products.length === 0) return <NoProducts />
  return (
    <Found products={products} search={search} waiting={<WaitingOffers />}>
      {(offers) => (
        <>
          <Result count={offers.length} search={search} />
          {offers.length > 0 ? (
            <ProductGrid key={type} products={offers} />
          ) : (
            <NoneFound type={type} search={search} />
          )}
        </>
      )}
    </Found>
  )
}

function NoneFound(props: FoundOffersProps) {
  const NoMatch = useOnDemand(noMatch, true)
  return NoMatch && <NoMatch {...props} />
}

interface FoundProps {
  products: readonly Product[]
  search: OfferSearch
  waiting?: ReactNode
  children: (offers: readonly Product[]) => ReactNode
}

/** The offers that fit the search; `waiting` until the word search has loaded. */
export function Found({ products, search, waiting, children }: FoundProps) {
  const Matching = useOnDemand(matching, search.q !== '')
  const arranged = (offers: readonly Product[]) => (
    <Arranged offers={offers} search={search}>
      {children}
    </Arranged>
  )
  if (search.q === '') return arranged(products)
  if (!Matching) return waiting
  return (
    <Matching products={products} q={search.q}>
      {arranged}
    </Matching>
  )
}

interface ArrangedProps extends Pick<FoundProps, 'search' | 'children'> {
  offers: readonly Product[]
}

function Arranged({ offers, search, children }: ArrangedProps) {
  const skus = useCartSkus()
  const { favourites } = useRememberedOffers(useSignedInUserId())
  const arranged = useMemo(
    () => arrangeOffers(offers, search, skus, favourites),
    [offers, search, skus, favourites],
  )
  return children(arranged)
}

const isFiltering = ({ q, unit, inCart, within, favourite }: OfferSearch) =>
  q !== '' || unit !== '' || inCart || within || favourite

/** The number of offers found, announced to screen readers, and `Clear all`. */
function Result({ count, search }: { count: number; search: OfferSearch }) {
  const t = useText('offerSearch')
  const isShown = isFiltering(search)
  return (
    <div className={isShown && count > 0 ? 'flex items-center justify-between' : undefined}>
      <p role="status" className={count > 0 ? 'text-14 text-ink-muted' : 'sr-only'}>
        {isShown && t('found', { count })}
      </p>
      {isShown && count > 0 && <ClearAll kind="quiet" className="-mr-3" />}
    </div>
  )
}

export function ClearAll(look: Pick<ButtonProps, 'kind' | 'className'>) {
  const t = useText('offerSearch')
  const { clear } = useOfferSearch()
  return (
    <Button {...look} onClick={(event) => focusOffers(event, clear)}>
      {t('clearAll')}
    </Button>
  )
}

function read(query: URLSearchParams): OfferSearch {
  return {
    q: query.get('q') ?? '',
    sort: offerSorts.find((sort) => sort === query.get('sort')) ?? '',
    unit: query.get('unit') ?? '',
    inCart: query.has('cart'),
    within: query.has('within'),
    favourite: query.has('favourites'),
  }
}

function write({ q, sort, unit, inCart, within, favourite }: OfferSearch): Record<string, string> {
  return {
    ...(q && { q }),
    ...(sort && { sort }),
    ...(unit && { unit }),
    ...(inCart && { cart: '1' }),
    ...(within && { within: '1' }),
    ...(favourite && { favourites: '1' }),
  }
}

/** FND-1: the search lives in the URL, so that Back, a reload and a link restore it. */
export function useOfferSearch() {
  const [query, setQuery] = useSearchParams()
  const search = useMemo(() => read(query), [query])

  function change(part: Partial<OfferSearch>): void {
    // From the URL itself: a pause in typing may end after another change.
    const now = read(new URLSearchParams(window.location.search))
    setQuery(write({ ...now, ...part }), { replace: true, preventScrollReset: true })
  }

  return {
    search,
    change,
    /** Clears all but the sorting. */
    clear: () => change({ q: '', unit: '', inCart: false, within: false, favourite: false }),
  }
}
