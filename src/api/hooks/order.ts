import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import {
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
} from '@/api/contract/order'
import type { CallResult } from '@/api/endpoint'
import { notFound } from '@/api/errors'
import { offlineCached } from '@/api/offline/offline-cache'
import { readNow } from '@/api/read-now'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { readOf, useWrite } from './of-endpoint'

/** Call 18. */
export const ordersQuery = (userId: string) => ({
  ...readOf(['orders', userId], ordersOfUser, { path: { userId } }, ({ orders }) => orders),
  // Comparing 10,000 orders field by field takes longer than rendering those on screen.
  structuralSharing: false,
  ...offlineCached('orders'),
})

/** All orders. Suspends until known. */
export const useOrders = () => useSuspenseQuery(ordersQuery(useSignedInUserId())).data

/**
 * The payments that the person has reported: for finding out what became of an order, and whether a
 * transaction ID is used.
 */
export function useReadPaymentsNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const { queryKey } = ordersQuery(userId)
  return async (signal = new AbortController().signal) => {
    let payments: CallResult<typeof ordersOfUser>['payments'] = []
    const read = readOf(queryKey, ordersOfUser, { path: { userId } }, (answer) => {
      payments = answer.payments
      return answer.orders
    })
    await readNow(client, read, signal)
    return payments
  }
}

/** Of every single order. */
export const singleOrdersKey = (userId: string) => ['order', userId]

/** Call 19. */
export const orderQuery = (userId: string, orderId: string) => ({
  ...readOf([...singleOrdersKey(userId), orderId], orderById, { path: { orderId } }),
  ...offlineCached('order'),
})

/** The keys of what shows an order. */
export function useOrderKeys(orderId: string) {
  const userId = useSignedInUserId()
  return [orderQuery(userId, orderId).queryKey, ordersQuery(userId).queryKey]
}

/** Suspends until the order is known. */
export const useOrder = (orderId: string) =>
  useSuspenseQuery(orderQuery(useSignedInUserId(), orderId)).data

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
  const argsOf = (order: Omit<PlaceOrderRequest, 'userId'>) => ({ body: { ...order, userId } })
  return useWrite(placeOrder, argsOf, {
    meta: { invalidatesLater: [ordersQuery(userId).queryKey], elsewhere: [['cart']] },
  })
}

/** Call 22. Use with a submission, which sends it exactly once. */
export function useReverifyPayment(orderId: string) {
  const client = useQueryClient()
  const { queryKey } = orderQuery(useSignedInUserId(), orderId)
  const argsOf = (transactionId: string) => ({
    body: { orderId, transactionId, status: 'pending' as const },
  })
  return useWrite(reverifyPayment, argsOf, {
    // Shown until the order has been read again.
    onSuccess: (_, transactionId) =>
      client.setQueryData(queryKey, (order) =>
        order && isRejectedWord(order.purchasePaymentStatus)
          ? { ...order, transactionId, purchasePaymentStatus: 'pending' }
          : order,
      ),
    meta: { invalidatesLater: useOrderKeys(orderId) },
  })
}
