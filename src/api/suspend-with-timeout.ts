import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { ANSWER_TIMEOUT } from './connectivity'
import { ApiError } from './errors'

/**
 * Data that a screen works without: suspends until it has loaded or failed, or ANSWER_TIMEOUT has
 * passed. Undefined when unavailable.
 */
export function useIfAvailable<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): Data | undefined {
  const client = useQueryClient()
  const isLoaded = () => (client.getQueryData(query.queryKey) === undefined ? undefined : true)
  useSuspenseQuery({
    queryKey: ['suspendWithTimeout', ...query.queryKey],
    async queryFn() {
      const timeout = new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT))
      try {
        await Promise.race([client.query(query), timeout])
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
      return true
    },
    initialData: isLoaded,
    retry: false,
    staleTime: Infinity,
  })
  return useQuery(query).data
}
