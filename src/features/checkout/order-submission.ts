import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { storedQuantity } from '@/api/cart/stored-edits'
import type { Order } from '@/api/contract/order'
import { cartQuery } from '@/api/hooks/cart'
import { useReadOrdersNow } from '@/api/hooks/order'
import type { SubmissionState } from '@/api/submission/submission'
import { digestId } from '@/api/submission/digest'
import { useSubmission } from '@/api/submission/use-submission'
import { knownValue } from '@/domain/masked'
import { paise } from '@/domain/money'
import { useSignedInUserId } from '@/session/session'
import { checkoutDraft } from './checkout-draft'
import { isOrderOf } from './order-request'

const storedAmount = z.pipe(z.int(), z.transform(paise))

const OrderSummarySchema = z.object({
  transactionId: z.string(),
  method: z.enum(['upi', 'bank-transfer']),
  /** The total with fee. */
  amount: storedAmount,
  items: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        quantity: storedQuantity,
        unit: z.string(),
        value: storedAmount,
      }),
    ),
  ),
})

/** CHK-13: taken before the order is sent. */
export type OrderSummary = z.output<typeof OrderSummarySchema>

/**
 * - id-used: an order of this person, known before sending, has this transaction ID
 * - changed: the provider's cart is not what was agreed to
 */
export type OrderObstacle = 'id-used' | 'changed'
export type OrderState = SubmissionState<OrderSummary, OrderObstacle>

/** The submission of this person's order (CHK-11: one order per transaction ID). */
export function useOrderSubmission() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  const readOrders = useReadOrdersNow()
  return useSubmission<OrderSummary, Order[], OrderObstacle>('order', {
    schema: OrderSummarySchema,
    read: readOrders,
    toRecord: (order) => ({ ...order, transactionId: digestId(order.transactionId) }),
    // Not an older order: `id-used` is checked before an attempt is recorded.
    findArrived(orders, attempt) {
      const ids = orders.map(({ transactionId }) => knownValue(transactionId))
      const found = ids.find((id) => digestId(id) === attempt.transactionId)
      return found === undefined ? undefined : { ...attempt, transactionId: found }
    },
    // An earlier order must not take the place, and what was typed, of one that is paid here.
    isOwn(order) {
      const { agreed, hasPaid = false } = checkoutDraft.read(userId) ?? {}
      return !agreed || !hasPaid || isOrderOf(agreed.lines, order)
    },
    isSame: (recorded, order) => recorded.transactionId === digestId(order.transactionId),
    onDone() {
      checkoutDraft.clear(userId)
      void client.invalidateQueries({ queryKey: cartQuery(userId).queryKey })
    },
  })
}
