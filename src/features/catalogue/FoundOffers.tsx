import { memo, type ReactNode, Suspense, useMemo } from 'react'
import type { Product } from '@/api/contract/product'
import { useCartIfLoaded } from '@/api/cart/use-cart'
import { useProducts } from '@/api/hooks/product'
import { arrangeOffers, type OfferSearch } from '@/domain/offers'
import { dealTypes } from '@/session/deal-type'
import { useRememberedOffers } from '@/session/remembered-offers'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button, type ButtonProps } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { lazyPart } from '@/ui/lazy-part'
import { LoadingOffers } from '@/ui/Skeleton'
import { focusOffers, useChooseDealType } from './DealTypeTabs'
import { NoProducts, NoProductsDrawing, ProductGrid, useCartSkus } from './ProductGrid'
import { useOfferSearch } from './use-offer-search'

/** The word search, with the glossary of crops; loaded as soon as somebody is about to type. */
export const MatchingOffers = lazyPart(
  async () => (await import('./MatchingOffers')).MatchingOffers,
  ({ waiting }) => waiting,
)

interface FoundOffersProps {
  type: string
  search: OfferSearch
}

/** The offers of a deal type that fit the search. */
export const FoundOffers = memo(function FoundOffers(props: FoundOffersProps) {
  return (
    <Suspense fallback={<LoadingOffers />}>
      <Loaded {...props} />
    </Suspense>
  )
})

function Loaded({ type, search }: FoundOffersProps) {
  const products = useProducts(type)
  if (products.length === 0) return <NoProducts />
  return (
    <Found products={products} search={search} waiting={<LoadingOffers />}>
      {(offers) => (
        <>
          <Result count={offers.length} search={search} />
          {offers.length > 0 ? (
            <ProductGrid key={type} products={offers} />
          ) : (
            <NoOffersFound type={type} search={search} />
          )}
        </>
      )}
    </Found>
  )
}

/** FND-1: `Clear all`, and a button for each other deal type with matches. */
function NoOffersFound({ type, search }: FoundOffersProps) {
  const t = useText('offerSearch')
  return (
    <EmptyState
      picture={<NoProductsDrawing />}
      title={t('none')}
      action={
        <div className="flex flex-col gap-3">
          <ClearAll />
          {dealTypes.map(
            (other) => other !== type && <Elsewhere key={other} type={other} search={search} />,
          )}
        </div>
      }
    />
  )
}

/** A button for another deal type, if it has matches. */
function Elsewhere({ type, search }: { type: (typeof dealTypes)[number]; search: OfferSearch }) {
  const t = useText('offerSearch')
  const choose = useChooseDealType()
  return (
    <Found products={useProducts(type)} search={search}>
      {({ length: count }) =>
        count > 0 && (
          <Button kind="secondary" onClick={(event) => focusOffers(event, () => choose(type))}>
            {t('elsewhere', { count, dealType: type })}
          </Button>
        )
      }
    </Found>
  )
}

interface FoundProps {
  products: readonly Product[]
  search: OfferSearch
  waiting?: ReactNode
  children: (offers: readonly Product[]) => ReactNode
}

/** The offers that fit the search; `waiting` until the word search, or the cart, has loaded. */
function Found({ products, search, waiting, children }: FoundProps) {
  const arranged = (offers: readonly Product[]) => (
    <Arranged products={offers} {...{ search, waiting }}>
      {children}
    </Arranged>
  )
  if (search.q === '') return arranged(products)
  return (
    <MatchingOffers products={products} q={search.q} waiting={waiting}>
      {arranged}
    </MatchingOffers>
  )
}

function Arranged({ products, search, waiting, children }: FoundProps) {
  const isCartKnown = useCartIfLoaded() !== undefined
  const skus = useCartSkus()
  const { favourites } = useRememberedOffers(useSignedInUserId())
  const arranged = useMemo(
    () => arrangeOffers(products, search, skus, favourites),
    [products, search, skus, favourites],
  )
  return search.inCart && !isCartKnown ? waiting : children(arranged)
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

function ClearAll(look: Pick<ButtonProps, 'kind' | 'className'>) {
  const t = useText('offerSearch')
  const { clear } = useOfferSearch()
  return (
    <Button {...look} onClick={(event) => focusOffers(event, clear)}>
      {t('clearAll')}
    </Button>
  )
}
