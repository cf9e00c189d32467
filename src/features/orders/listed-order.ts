import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '@/api/contract/order'
import { ApiError } from '@/api/errors'
import { orderQuery, ordersQuery } from '@/api/hooks/order'
import { isItemSold } from '@/domain/orders'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'

/** Whether an order of the list holds all that its own screen shows: lists may hold less. */
function isWhole(order: Order): boolean {
  const { status, createdAt, transactionId, purchasePaymentStatus, items } = order
  return (
    [status, createdAt, transactionId, purchasePaymentStatus].every((text) => text !== '') &&
    (order.totalAmount ?? 0) > 0 &&
    (order.additionalCharges ?? 0) > 0 &&
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

/** The order itself, and `listed` until it has loaded. Throws ApiError when it does not exist. */
export function useRefreshedOrder(listed: Order): Order {
  const { data, error } = useQuery(orderQuery(useSignedInUserId(), listed.id))
  if (!data && error instanceof ApiError && error.isMissing) throw error
  return data ?? listed
}
