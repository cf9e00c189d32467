import * as z from 'zod/mini'
import { paise } from '@/domain/money'
import { draft } from '@/session/drafts'
import { readUserId } from '@/session/session'

const DraftSchema = z.object({
  userId: z.string(),
  method: z.enum(['upi', 'bank-transfer']),
  entry: z.object({
    amount: z.string(),
    transactionId: z.string(),
    confirmTransactionId: z.string(),
  }),
  /** The charges as they were when the payment began. */
  seen: z.optional(z.pipe(z.int(), z.transform(paise))),
})
type DeliveryDraft = z.output<typeof DraftSchema>

const nothing: Omit<DeliveryDraft, 'userId'> = {
  method: 'bank-transfer',
  entry: { amount: '', transactionId: '', confirmTransactionId: '' },
}

/** What was begun for this item: people leave for their banking app, and the phone drops the tab. */
export function keptDelivery(userId: string, itemId: string) {
  const kept = draft(`delivery.${itemId}`, DraftSchema)

  function read(): DeliveryDraft {
    const found = kept.read()
    return found?.userId === userId ? found : { userId, ...nothing }
  }

  return {
    read,
    change(part: Partial<Omit<DeliveryDraft, 'userId'>>): void {
      // An answer may come after log-out, when nothing of this person may be kept any more.
      if (readUserId() === userId) kept.write({ ...read(), ...part })
    },
    clear: () => kept.clear(),
  }
}
