import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import {
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
} from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'

/** Comparing ten thousand of them field by field, to keep what did not change, is a longer pause than drawing the few on screen. */
export const ordersAsTheyCome = { structuralSharing: false } as const

/** Call 18. */
export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['orders', userId],
    queryFn: async ({ signal }) =>
      (await call(ordersOfUser, { path: { userId } }, { signal })).orders,
    ...ordersAsTheyCome,
    ...offlineCached('orders'),
  })

/** All orders. Suspends until known. */
export function useOrders() {
  return useSuspenseQuery(ordersQuery(useSignedInUserId())).data
}

/** Call 19. */
export const orderQuery = (userId: string, orderId: string) =>
  queryOptions({
    queryKey: ['order', userId, orderId],
    queryFn: ({ signal }) => call(orderById, { path: { orderId } }, { signal }),
    ...offlineCached('order'),
  })

/** Suspends until the order is known. */
export function useOrder(orderId: string) {
  return useSuspenseQuery(orderQuery(useSignedInUserId(), orderId)).data
}

/** An item of an order, by the item's own id. Throws ApiError `not-found` when the order has no such item. */
export function useOrderItem(orderId: string, itemId: string) {
  const order = useOrder(orderId)
  const item = order.items.find(({ id }) => id === itemId)
  if (item) return { order, item }
  throw new ApiError({
    kind: 'not-found',
    call: orderById.name,
    message: 'the order has no such item',
    outcomeUnknown: false,
  })
}

/** Asks the provider for one order anew, whatever is cached or on its way: for finding out what became of a change. Throws ApiError. */
export function useReadOrderNow(orderId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const order = await call(orderById, { path: { orderId } })
    const { queryKey } = orderQuery(userId, orderId)
    // An answer that was on its way before this one is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, order)
    return order
  }
}

/** Call 22. A write of consequence: sent once, never by itself again; the screen decides what an unknown outcome means. */
export function useReverifyPayment(orderId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: ['reverifyPayment'],
    mutationFn: (transactionId: string) =>
      call(reverifyPayment, { body: { orderId, transactionId, status: 'pending' } }),
    // The order has been read anew by now. Where that failed, what the provider has just taken stands.
    onSuccess: (_, transactionId) =>
      client.setQueryData(orderQuery(userId, orderId).queryKey, (order) =>
        order && isRejectedWord(order.purchasePaymentStatus)
          ? { ...order, transactionId, purchasePaymentStatus: 'pending' }
          : order,
      ),
    meta: {
      invalidates: [orderQuery(userId, orderId).queryKey, ordersQuery(userId).queryKey],
    },
    gcTime: 0,
  })
}

/** Asks the provider anew, whatever is cached or on its way: for finding out what became of an order. Throws ApiError. */
export function useReadOrdersNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const { orders } = await call(ordersOfUser, { path: { userId } })
    const { queryKey } = ordersQuery(userId)
    // An answer that was on its way before this one is older: it may not know the order yet.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, orders)
    return orders
  }
}

/** Call 17. A write of consequence: sent once, never by itself again; the checkout decides what an unknown outcome means. */
export function usePlaceOrder() {
  const userId = useSignedInUserId()
  return useMutation({
    mutationKey: ['placeOrder'],
    mutationFn: (order: Omit<PlaceOrderRequest, 'userId'>) =>
      call(placeOrder, { body: { ...order, userId } }),
    meta: { invalidates: [ordersQuery(userId).queryKey] },
  })
}
