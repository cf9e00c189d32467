import { useMemo } from 'react'
import { type OfferSearch, offerSorts } from '@/domain/offers'
import { useUrlSearch } from '@/ui/use-url-search'

const parameters = ['q', 'sort', 'unit', 'cart', 'within', 'favourites'] as const

/** FND-1. A switch is `1` in the URL. */
export function useOfferSearch() {
  const { values, change: changeUrl } = useUrlSearch(parameters)
  const search = useMemo((): OfferSearch => {
    const { q, sort, unit, cart, within, favourites } = values
    return {
      q,
      sort: offerSorts.find((known) => known === sort) ?? '',
      unit,
      inCart: cart !== '',
      within: within !== '',
      favourite: favourites !== '',
    }
  }, [values])

  function change({ inCart, within, favourite, ...texts }: Partial<OfferSearch>): void {
    changeUrl({
      ...texts,
      ...(inCart !== undefined && { cart: inCart ? '1' : '' }),
      ...(within !== undefined && { within: within ? '1' : '' }),
      ...(favourite !== undefined && { favourites: favourite ? '1' : '' }),
    })
  }

  return {
    search,
    change,
    /** Clears all but the sorting. */
    clear: () => change({ q: '', unit: '', inCart: false, within: false, favourite: false }),
  }
}
