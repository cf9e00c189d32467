import * as z from 'zod/mini'
import type { PaymentEntry } from '@/domain/payment'

/** A payment form as it was typed, for a draft. */
export const PaymentEntrySchema: z.ZodMiniType<PaymentEntry> = z.object({
  amount: z.string(),
  transactionId: z.string(),
  confirmTransactionId: z.string(),
})

export const emptyPaymentEntry: PaymentEntry = {
  amount: '',
  transactionId: '',
  confirmTransactionId: '',
}
