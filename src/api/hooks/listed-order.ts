import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '@/api/contract/order'
import { isUnreachable } from '@/api/errors'
import { isItemSold } from '@/domain/orders'
import { isRejectedWord } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { orderQuery, ordersQuery } from './order'

/** Says all that the order's own screen shows: a provider may tell less of an order in a list. */
function isWhole(order: Order): boolean {
  const { status, createdAt, transactionId, purchasePaymentStatus, items } = order
  return (
    [status, createdAt, transactionId, purchasePaymentStatus].every((words) => words !== '') &&
    order.totalAmount > 0 &&
    order.additionalCharges > 0 &&
    // What is sent again for a rejected payment is decided by the order itself.
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
 * The order as the list has it, for until its own answer is there. Undefined when the list says too little of it, or when
 * the order itself is known. Never kept as the order's own answer: the delivery calls send back all that one held.
 */
export function useListedOrder(orderId: string): Order | undefined {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const [listed] = useState(() => {
    if (client.getQueryData(orderQuery(userId, orderId).queryKey)) return undefined
    const order = client
      .getQueryData(ordersQuery(userId).queryKey)
      ?.find(({ id }) => id === orderId)
    return order && isWhole(order) ? order : undefined
  })
  return listed
}

/** The order itself, and what the list says until it is there. Throws ApiError. */
export function useRefreshedOrder(listed: Order): Order {
  const { data, error } = useQuery(orderQuery(useSignedInUserId(), listed.id))
  if (error && !data && !isUnreachable(error)) throw error
  return data ?? listed
}
