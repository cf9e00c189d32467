import { useMutation } from '@tanstack/react-query'
import { call } from '@/api/call'
import { payDelivery, requestDelivery } from '@/api/contract/delivery'
import { useSignedInUserId } from '@/session/session'
import { orderQuery, ordersQuery } from './order'

/** Use with a submission, which sends it exactly once. */
function useSendItems(endpoint: typeof requestDelivery | typeof payDelivery, orderId: string) {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: (orderItems: unknown[]) => call(endpoint, { body: { orderId, orderItems } }),
    meta: {
      invalidates: [orderQuery(userId, orderId).queryKey, ordersQuery(userId).queryKey],
    },
  })
}

/** Call 23, with the items of `itemsRequesting`. */
export function useRequestDelivery(orderId: string) {
  return useSendItems(requestDelivery, orderId)
}

/** Call 24, with the items of `itemsPaying`. */
export function usePayDelivery(orderId: string) {
  return useSendItems(payDelivery, orderId)
}
