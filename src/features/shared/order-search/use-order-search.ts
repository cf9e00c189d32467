import { useUrlSearch } from '@/ui/use-url-search'

const parameters = ['q', 'status', 'period'] as const

/** FND-4. */
export function useOrderSearch() {
  const { values: search, change } = useUrlSearch(parameters)
  return { search, change, clear: () => change({ q: '', status: '', period: '' }) }
}
