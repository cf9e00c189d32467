import * as z from 'zod/mini'
import type { PaymentMethod } from '@/domain/checkout'
import { type Paise, paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment-check'
import { emptyPaymentEntry, PaymentEntrySchema } from '@/session/payment-draft'
import { userDraft } from '@/session/user-draft'

interface DeliveryDraft {
  method: PaymentMethod
  entry: PaymentEntry
  /** The charges as they were when the payment began. */
  seen?: Paise | undefined
}

const DraftSchema: z.ZodMiniType<DeliveryDraft> = z.object({
  method: z.enum(['upi', 'bank-transfer']),
  entry: PaymentEntrySchema,
  seen: z.optional(z.pipe(z.int(), z.transform(paise))),
})

/** The delivery payment begun for this item: people leave for their banking app, and the phone discards the tab. */
export function deliveryDraft(userId: string, itemId: string) {
  const stored = userDraft(`delivery.${itemId}`, DraftSchema)

  const read = (): DeliveryDraft =>
    stored.read(userId) ?? { method: 'bank-transfer', entry: emptyPaymentEntry }

  return {
    read,
    change: (part: Partial<DeliveryDraft>) => stored.write(userId, { ...read(), ...part }),
    clear: () => stored.clear(userId),
  }
}
