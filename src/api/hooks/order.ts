import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { call, type CallOptions } from '@/api/call'
import {
  type Order,
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
} from '@/api/contract/order'
import { isUnreachable, notFound } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { isItemSold } from '@/domain/orders'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { useReadNow } from './read-now'

/** Call 18. */
async function readOrders(userId: string, options?: CallOptions): Promise<Order[]> {
  return (await call(ordersOfUser, { path: { userId } }, options)).orders
}

export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['orders', userId],
    queryFn: ({ signal }) => readOrders(userId, { signal }),
    // Comparing 10,000 orders field by field takes longer than rendering those on screen.
    structuralSharing: false,
    ...offlineCached('orders'),
  })

/** All orders. Suspends until known. */
export function useOrders() {
  return useSuspenseQuery(ordersQuery(useSignedInUserId())).data
}

/** For finding out what became of an order. */
export function useReadOrdersNow() {
  const userId = useSignedInUserId()
  return useReadNow(ordersQuery(userId).queryKey, () => readOrders(userId))
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

/** An item of an order, by the item's own id. Throws ApiError `not-found` when there is none. */
export function useOrderItem(orderId: string, itemId: string) {
  const order = useOrder(orderId)
  const item = order.items.find(({ id }) => id === itemId)
  if (!item) throw notFound(orderById)
  return { order, item }
}

/** For finding out what became of a change to an order. */
export function useReadOrderNow(orderId: string) {
  const userId = useSignedInUserId()
  return useReadNow(orderQuery(userId, orderId).queryKey, () =>
    call(orderById, { path: { orderId } }),
  )
}

/** Whether an order of the list holds all that its own screen shows: lists may hold less. */
function isWhole(order: Order): boolean {
  const { status, createdAt, transactionId, purchasePaymentStatus, items } = order
  return (
    [status, createdAt, transactionId, purchasePaymentStatus].every((words) => words !== '') &&
    order.totalAmount > 0 &&
    order.additionalCharges > 0 &&
    // A rejected payment is sent again: only the order itself says how.
    !isRejectedWord(purchasePaymentStatus) &&
    items.length > 0 &&
    items.every(
      (item) =>
        item.quantity > 0 &&
        item.purchasePrice > 0 &&
        item.dealEndDate !== '' &&
        (item.soldPrice !== undefined || !isItemSold(item)),
    )
  )
}

/**
 * The order as the list holds it, until its own answer arrives. Undefined when the list holds too
 * little, or the order itself is known. Never cached as the order's own answer: the delivery calls
 * send back all that the answer held.
 */
export function useListedOrder(orderId: string): Order | undefined {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const [listed] = useState(() => {
    if (client.getQueryData(orderQuery(userId, orderId).queryKey)) return undefined
    const orders = client.getQueryData(ordersQuery(userId).queryKey)
    return orders?.find((order) => order.id === orderId && isWhole(order))
  })
  return listed
}

/** The order itself, and `listed` until it has loaded. Throws ApiError. */
export function useRefreshedOrder(listed: Order): Order {
  const { data, error } = useQuery(orderQuery(useSignedInUserId(), listed.id))
  if (error && !data && !isUnreachable(error)) throw error
  return data ?? listed
}

/** Call 17. Use with a submission, which sends it exactly once. */
export function usePlaceOrder() {
  const userId = useSignedInUserId()
  return useMutation({
    mutationFn: (order: Omit<PlaceOrderRequest, 'userId'>) =>
      call(placeOrder, { body: { ...order, userId } }),
    meta: { invalidates: [ordersQuery(userId).queryKey] },
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
