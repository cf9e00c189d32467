import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call, type CallOptions } from '@/api/call'
import {
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
} from '@/api/contract/order'
import { notFound } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'

/** Call 18. */
const readOrders = (userId: string, options?: CallOptions) =>
  call(ordersOfUser, { path: { userId } }, options)

export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['orders', userId],
    queryFn: async ({ signal }) => (await readOrders(userId, { signal })).orders,
    // Comparing 10,000 orders field by field takes longer than rendering those on screen.
    structuralSharing: false,
    ...offlineCached('orders'),
  })

/** All orders. Suspends until known. */
export function useOrders() {
  return useSuspenseQuery(ordersQuery(useSignedInUserId())).data
}

/**
 * The payments that the person has reported: for finding out what became of an order, and whether a
 * transaction ID is used.
 */
export function useReadPaymentsNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const { queryKey } = ordersQuery(userId)
  return async (signal?: AbortSignal) => {
    const { orders, payments } = await readOrders(userId, signal && { signal })
    // A pending response was requested earlier, and is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, orders)
    return payments
  }
}

/** Of every single order. */
export const singleOrdersKey = (userId: string) => ['order', userId]

/** Call 19. */
export const orderQuery = (userId: string, orderId: string) =>
  queryOptions({
    queryKey: [...singleOrdersKey(userId), orderId],
    queryFn: ({ signal }) => call(orderById, { path: { orderId } }, { signal }),
    ...offlineCached('order'),
  })

/** Suspends until the order is known. */
export function useOrder(orderId: string) {
  return useSuspenseQuery(orderQuery(useSignedInUserId(), orderId)).data
}

/** An item of an order, by the item's own id. Throws ApiError `not-found` when there is none. */
export function useOrderItem(orderId: string, itemId: string) {
  const order = useOrder(orderId)
  const item = order.items.find(({ id }) => id === itemId)
  if (!item) throw notFound(orderById)
  return { order, item }
}

/** Call 17. Use with a submission, which sends it exactly once. */
export function usePlaceOrder() {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: (order: Omit<PlaceOrderRequest, 'userId'>) =>
      call(placeOrder, { body: { ...order, userId } }),
    meta: { invalidates: [ordersQuery(userId).queryKey], elsewhere: [['cart']] },
  })
}

/** Call 22. Use with a submission, which sends it exactly once. */
export function useReverifyPayment(orderId: string) {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const { queryKey } = orderQuery(userId, orderId)
  return useMutation({
    mutationFn: (transactionId: string) =>
      call(reverifyPayment, { body: { orderId, transactionId, status: 'pending' } }),
    // Shown until the order has been read again.
    onSuccess: (_, transactionId) =>
      client.setQueryData(queryKey, (order) =>
        order && isRejectedWord(order.purchasePaymentStatus)
          ? { ...order, transactionId, purchasePaymentStatus: 'pending' }
          : order,
      ),
    meta: { invalidates: [queryKey, ordersQuery(userId).queryKey] },
  })
}
