import {
  type QueryClient,
  type QueryKey,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { isOutOfReach } from '@/api/errors'
import { PATIENCE } from '@/api/kept/kept'

/**
 * For what a screen can do without (and what is not kept on the device): suspends until it is known, or the provider is out
 * of reach or silent. Throws what any other answer means.
 */
export function useAsked(queryKey: QueryKey, ask: (client: QueryClient) => Promise<unknown>): void {
  const client = useQueryClient()
  const isKnown = () => (client.getQueryData(queryKey) === undefined ? undefined : true)
  useSuspenseQuery({
    queryKey: ['asked', ...queryKey],
    async queryFn() {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
      try {
        await Promise.race([ask(client), patience])
      } catch (error) {
        if (!isOutOfReach(error)) throw error
      }
      return true
    },
    initialData: isKnown,
    retry: false,
    staleTime: Infinity,
  })
}
