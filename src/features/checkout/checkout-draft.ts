import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment-check'
import { draft } from '@/session/drafts'
import type { AgreedCart } from './agreed-cart'

const amount = z.pipe(z.int(), z.transform(paise))

const schema = z.object({
  userId: z.string(),
  /** As chosen; the total may leave only one (domain/checkout.ts, `effectiveMethod`). */
  method: z.enum(['upi', 'bank-transfer']),
  /** Step 1 is finished for this cart. */
  agreed: z.optional(z.object({ mark: z.string(), totalWithFee: amount })),
  /** Step 2 is finished for it. */
  hasPaid: z.boolean(),
  entry: z.object({
    amount: z.string(),
    transactionId: z.string(),
    confirmTransactionId: z.string(),
  }),
})
type CheckoutDraft = z.output<typeof schema>

/** What a person has begun at checkout: they leave for their banking app, and the phone drops the tab. */
export const checkoutDraft = draft('checkout', schema)

function emptyDraft(userId: string): CheckoutDraft {
  return {
    userId,
    method: 'bank-transfer',
    hasPaid: false,
    entry: { amount: '', transactionId: '', confirmTransactionId: '' },
  }
}

/** The draft of this person, kept in the tab's storage with every change. */
export function useCheckoutDraft(userId: string) {
  const [values, setValues] = useState(() => {
    const found = checkoutDraft.read()
    return found?.userId === userId ? found : emptyDraft(userId)
  })

  const latest = useRef(values)

  function change(part: Partial<Omit<CheckoutDraft, 'userId'>>): void {
    latest.current = { ...latest.current, ...part }
    checkoutDraft.write(latest.current)
    setValues(latest.current)
  }

  return {
    values,
    choose: (method: CheckoutDraft['method']) => change({ method }),
    /** Another cart than before has not been paid yet. */
    agree: (agreed: AgreedCart) =>
      change({ agreed, hasPaid: values.hasPaid && values.agreed?.mark === agreed.mark }),
    pay: () => change({ hasPaid: true }),
    enter: (entry: PaymentEntry) => change({ entry }),
  }
}
