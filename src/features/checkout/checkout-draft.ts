import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { PaymentEntry } from '@/domain/payment-check'
import { draft } from '@/session/drafts'
import { type AgreedCart, storedCart } from './agreed-cart'

const schema = z.object({
  userId: z.string(),
  /** As chosen; the total may leave only one (domain/checkout.ts, `effectiveMethod`). */
  method: z.enum(['upi', 'bank-transfer']),
  /** Step 1 is finished for this cart. */
  agreed: z.optional(storedCart),
  /** Step 2 is finished for it. */
  hasPaid: z.boolean(),
  /** The cart changed since, and the person says that they have paid for it as it was. */
  isAsAgreed: z.boolean(),
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
    isAsAgreed: false,
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
    /** As of now, where a render has not come yet. */
    latest: () => latest.current,
    choose: (method: CheckoutDraft['method']) => change({ method }),
    /** Another cart than before has not been paid yet. */
    agree: (agreed: AgreedCart) =>
      change({
        agreed,
        isAsAgreed: false,
        hasPaid: values.hasPaid && values.agreed?.fingerprint === agreed.fingerprint,
      }),
    pay: () => change({ hasPaid: true }),
    /** Paid, and the cart changed: the order goes out as it was agreed to. */
    sendAsAgreed: () => change({ hasPaid: true, isAsAgreed: true }),
    /** Not paid: the cart is to be reviewed again. */
    withdraw: () => change({ hasPaid: false, isAsAgreed: false }),
    enter: (entry: PaymentEntry) => change({ entry }),
  }
}
