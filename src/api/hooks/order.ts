import {
  queryOptions,
  useIsFetching,
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
import { notFound } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { findOrderByTransactionId } from '@/domain/orders'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { productsQuery } from './product'
import { useReadNow } from './read-now'

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

/** Whether the orders have been read, here or from the offline cache. */
export function useAreOrdersKnown(): boolean {
  return useQuery({ ...ordersQuery(useSignedInUserId()), enabled: false }).isSuccess
}

const noOrders: readonly Order[] = []

/** The orders as far as known. Once `wanted`, reads them after the offers, so as to delay none. */
export function useOrdersAfterOffers(wanted: boolean): readonly Order[] {
  const hasOffers = useQuery({ ...productsQuery(), enabled: false }).isSuccess
  const query = ordersQuery(useSignedInUserId())
  return useQuery({ ...query, enabled: wanted && hasOffers }).data ?? noOrders
}

/** How often the orders are read for news, in the background too (ms). */
const WATCH_EVERY = 5 * 60_000

/** The orders as far as known. If `mayAsk`, reads them again and again once all else is quiet. */
export function useWatchedOrders(): readonly Order[] | undefined {
  const query = ordersQuery(useSignedInUserId())
  const isBusy = useIsFetching() > 0
  const [wasQuiet, setWasQuiet] = useState(!isBusy)
  if (!isBusy && !wasQuiet) setWasQuiet(true)
  return useQuery({
    ...query,
    enabled: wasQuiet,
    refetchInterval: WATCH_EVERY,
    refetchIntervalInBackground: true,
  }).data
}

/** The order with this transaction ID, once the orders are known. */
export function useOrderPaidWith(transactionId: string): Order | undefined {
  const { data = [] } = useQuery(ordersQuery(useSignedInUserId()))
  return findOrderByTransactionId(data, transactionId)
}

/**
 * The payments that the person has reported: for finding out what became of an order, and whether a
 * transaction ID is used.
 */
export function useReadPaymentsNow() {
  const userId = useSignedInUserId()
  const readNow = useReadNow(
    ordersQuery(userId).queryKey,
    (options) => readOrders(userId, options),
    ({ orders }) => orders,
  )
  return async (signal?: AbortSignal) => (await readNow(signal)).payments
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
  return useReadNow(orderQuery(userId, orderId).queryKey, (options) =>
    call(orderById, { path: { orderId } }, options),
  )
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
