import {
  type UseQueryOptions,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

/**
 * A list; of thousands first what it begins with, as soon as that is there and good enough to be shown alone. Suspends until
 * there is any of it.
 */
export function useFromBeginning<Entry>(
  queryOf: (
    onBeginning?: (beginning: Entry[]) => void,
  ) => UseQueryOptions<Entry[], Error, Entry[], string[]>,
  isGood: (beginning: readonly Entry[]) => boolean,
): { list: readonly Entry[]; isWhole: boolean } {
  const client = useQueryClient()
  const query = queryOf()
  const first = useSuspenseQuery({
    queryKey: ['first', ...query.queryKey],
    queryFn: () =>
      new Promise<readonly Entry[]>((resolve, reject) => {
        const onBeginning = (beginning: Entry[]) => {
          if (isGood(beginning)) resolve(beginning)
        }
        client.query(queryOf(onBeginning)).then(resolve, reject)
      }),
    initialData: () => client.getQueryData<Entry[]>(query.queryKey),
    structuralSharing: false,
    retry: false,
    staleTime: Infinity,
    // Whoever comes back later waits for the list of then.
    gcTime: 0,
  }).data
  const { data, error } = useQuery(query)
  if (error && !data) throw error
  const found = useMemo(() => ({ list: data ?? first, isWhole: data !== undefined }), [data, first])
  // Counting and sorting thousands is no one task.
  return useDeferredValue(found)
}
