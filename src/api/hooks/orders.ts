import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Order } from '@/api/contract/order'
import { isNewestFirst } from '@/domain/newest-first'
import { useSignedInUserId } from '@/session/session'
import { ordersQuery } from './order'

/**
 * The orders; of thousands first the newest, as soon as they are read, where the provider sends those first. Suspends until
 * there are any.
 */
export function useOrders(): { orders: readonly Order[]; isWhole: boolean } {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const query = ordersQuery(userId)
  const first = useSuspenseQuery({
    queryKey: ['first', ...query.queryKey],
    queryFn: () =>
      new Promise<readonly Order[]>((resolve, reject) => {
        const onBeginning = (orders: Order[]) => {
          if (isNewestFirst(orders)) resolve(orders)
        }
        client.query(ordersQuery(userId, onBeginning)).then(resolve, reject)
      }),
    initialData: () => client.getQueryData(query.queryKey),
    structuralSharing: false,
    retry: false,
    staleTime: Infinity,
    // Whoever comes back later waits for the orders of then.
    gcTime: 0,
  }).data
  const { data, error } = useQuery(query)
  if (error && !data) throw error
  const found = useMemo(
    () => ({ orders: data ?? first, isWhole: data !== undefined }),
    [data, first],
  )
  // Counting and sorting thousands is no one task.
  return useDeferredValue(found)
}
