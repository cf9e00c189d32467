import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type OfferSearch, offerSorts } from '@/domain/offers'

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
