import {
  type QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { ANSWER_TIMEOUT } from './connectivity'
import { ApiError } from './errors'

/**
 * Suspends until the data of this key are known, or `read` has ended, or ANSWER_TIMEOUT has passed.
 */
export function useSuspendWithTimeout(
  queryKey: QueryKey,
  read: (client: QueryClient) => Promise<unknown>,
): void {
  const client = useQueryClient()
  useSuspenseQuery({
    queryKey: ['suspendWithTimeout', ...queryKey],
    async queryFn() {
      const timeout = new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT))
      try {
        await Promise.race([read(client), timeout])
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
      return true
    },
    initialData: () => (client.getQueryData(queryKey) === undefined ? undefined : true),
    retry: false,
    staleTime: Infinity,
  })
}

/**
 * Data that a screen works without: suspends until it has loaded or failed, or ANSWER_TIMEOUT has
 * passed. Undefined when unavailable.
 */
export function useIfAvailable<Data, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key> & { queryKey: Key },
): Data | undefined {
  useSuspendWithTimeout(query.queryKey, (client) => client.query(query))
  return useQuery(query).data
}
