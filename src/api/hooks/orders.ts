import type { Order } from '@/api/contract/order'
import { isNewestFirst } from '@/domain/newest-first'
import { useSignedInUserId } from '@/session/session'
import { useFromBeginning } from './from-beginning'
import { ordersQuery } from './order'

/** The orders; of thousands first the newest, where the provider sends those first. Suspends until there are any. */
export function useOrders(): { orders: readonly Order[]; isWhole: boolean } {
  const userId = useSignedInUserId()
  const { list, isWhole } = useFromBeginning<Order>(
    (onBeginning) => ordersQuery(userId, onBeginning),
    isNewestFirst,
  )
  return { orders: list, isWhole }
}
