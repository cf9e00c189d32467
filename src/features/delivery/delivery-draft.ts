import * as z from 'zod/mini'
import type { OrderItem } from '@/api/contract/order-item'
import { paise } from '@/domain/money'
import { MethodSchema, paymentDraft } from '@/session/payment-draft'

const DraftSchema = z.object({
  method: MethodSchema,
  /** The charges as they were when the payment began. */
  seen: z.optional(z.pipe(z.int(), z.transform(paise))),
  /** When the rejected payment was made that this one is to replace, as the provider says. */
  replaces: z.optional(z.string()),
})

export type DeliveryDraft = ReturnType<typeof deliveryDraft>

/** The payment form of this item. */
export const deliveryDraft = (userId: string, itemId: string) =>
  paymentDraft(`delivery.${itemId}`, DraftSchema, { method: 'bank-transfer' })(userId)

/** Not the rejected payment that the one of this draft is to replace. */
export function isNewPayment({ deliveryRequest }: OrderItem, draft: DeliveryDraft): boolean {
  return deliveryRequest?.paidAt !== draft.read().replaces
}
