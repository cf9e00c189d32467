import {
  type QueryClient,
  type QueryKey,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { ANSWER_TIMEOUT } from './connectivity'
import { ApiError } from './errors'

/**
 * For data that a screen works without: suspends until it has loaded or failed, or ANSWER_TIMEOUT
 * has passed.
 */
export function useSuspendWithTimeout(
  queryKey: QueryKey,
  load: (client: QueryClient) => Promise<unknown>,
): void {
  const client = useQueryClient()
  const isLoaded = () => (client.getQueryData(queryKey) === undefined ? undefined : true)
  useSuspenseQuery({
    queryKey: ['suspendWithTimeout', ...queryKey],
    async queryFn() {
      const timeout = new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT))
      try {
        await Promise.race([load(client), timeout])
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
      return true
    },
    initialData: isLoaded,
    retry: false,
    staleTime: Infinity,
  })
}
