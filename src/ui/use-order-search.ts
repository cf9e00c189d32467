import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OrderSearch } from '@/domain/order-search'

/** FND-4: the search is in the URL, so that Back, a reload and a link restore it. */
export function useOrderSearch() {
  const [query, setQuery] = useSearchParams()
  const search = useMemo(
    (): OrderSearch => ({
      q: query.get('q') ?? '',
      status: query.get('status') ?? '',
      period: query.get('period') ?? '',
    }),
    [query],
  )

  function change(part: Partial<OrderSearch>): void {
    // Reads the URL itself: it may have changed during a pause in typing.
    const next = new URLSearchParams(window.location.search)
    for (const [key, value] of Object.entries(part)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return { search, change, clear: () => change({ q: '', status: '', period: '' }) }
}
