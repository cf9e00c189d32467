import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import { isSameCart } from '@/domain/cart'
import type { PaymentEntry } from '@/domain/payment-check'
import { emptyPaymentEntry, PaymentEntrySchema } from '@/session/payment-draft'
import { userDraft } from '@/session/user-draft'
import { storedLines } from './stored-cart'

const schema = z.object({
  /** As chosen; the total may leave only one (domain/checkout.ts, `effectiveMethod`). */
  method: z.enum(['upi', 'bank-transfer']),
  /** Step 1 is finished for this cart: it can be sent as it was, whatever becomes of the cart. */
  agreed: z.optional(z.object({ lines: storedLines })),
  /** Step 2 is finished for it. */
  hasPaid: z.boolean(),
  /** The cart changed since, and the person says that they have paid for it as it was. */
  isAsAgreed: z.boolean(),
  entry: PaymentEntrySchema,
})
type CheckoutDraft = z.output<typeof schema>

/** What a person has begun at checkout: they leave for their banking app, and the phone discards the tab. */
export const checkoutDraft = userDraft('checkout', schema)

const emptyDraft: CheckoutDraft = {
  method: 'bank-transfer',
  hasPaid: false,
  isAsAgreed: false,
  entry: emptyPaymentEntry,
}

/** The draft of this person, stored with every change. */
export function useCheckoutDraft(userId: string) {
  const [values, setValues] = useState(() => checkoutDraft.read(userId) ?? emptyDraft)
  const latest = useRef(values)
  const agreed = values.agreed?.lines

  function change(part: Partial<CheckoutDraft>): void {
    latest.current = { ...latest.current, ...part }
    checkoutDraft.write(userId, latest.current)
    setValues(latest.current)
  }

  return {
    ...values,
    /** What the person saw and agreed to pay. */
    agreed,
    /** As of now, where a render has not come yet. */
    isAsAgreedNow: () => latest.current.isAsAgreed,
    choose: (method: CheckoutDraft['method']) => change({ method }),
    /** Another cart than before has not been paid yet. */
    agree: (lines: readonly CartLine[]) =>
      change({
        agreed: { lines },
        isAsAgreed: false,
        hasPaid: values.hasPaid && agreed !== undefined && isSameCart(agreed, lines),
      }),
    pay: () => change({ hasPaid: true }),
    /** Paid, and the cart changed: the order goes out as it was agreed to. */
    sendAsAgreed: () => change({ hasPaid: true, isAsAgreed: true }),
    /** Not paid: the cart is to be reviewed again. */
    withdraw: () => change({ hasPaid: false, isAsAgreed: false }),
    enter: (entry: PaymentEntry) => change({ entry }),
  }
}
