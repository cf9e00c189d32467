import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import { storedProduct, storedQuantity } from '@/api/stored-line'
import { isSameCart } from '@/domain/cart'
import type { Paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment'
import { paths } from '@/paths'
import { MethodSchema, paymentDraft } from '@/session/payment-draft'

/** Reads the lines of a cart back from the device's storage. */
const storedLines: z.ZodMiniType<readonly CartLine[]> = z.readonly(
  z.array(z.object({ id: z.string(), quantity: storedQuantity, product: storedProduct })),
)

/** Digests of the address and the bank account of step 1: a draft holds neither in plain. */
const ReviewedSchema = z.object({ address: z.string(), bank: z.string() })
export type Reviewed = z.output<typeof ReviewedSchema>

const schema = z.object({
  /** As chosen; see `effectiveMethod` in domain/payment.ts. */
  method: MethodSchema,
  /** The cart as agreed to in step 1. It can still be sent when the provider's has changed. */
  agreed: z.optional(z.object({ lines: storedLines })),
  reviewed: z.optional(ReviewedSchema),
  /** For that cart, the payment app was opened or something copied. */
  mayHavePaid: z.optional(z.boolean()),
  /** Step 2 is finished for that cart. */
  hasPaid: z.boolean(),
  /** The cart has changed since, and the person has paid for it as it was. */
  isAsAgreed: z.boolean(),
})
type CheckoutDraft = ReturnType<ReturnType<typeof checkoutDraft>['read']>

/** CHK-9. */
export const checkoutDraft = paymentDraft('checkout', schema, {
  method: 'bank-transfer',
  hasPaid: false,
  isAsAgreed: false,
})

/** The draft of this person, stored with every change. */
export function useCheckoutDraft(userId: string) {
  const [stored] = useState(() => checkoutDraft(userId))
  const [values, setValues] = useState(stored.read)
  const latest = useRef(values)
  const agreed = values.agreed?.lines

  function change(part: Partial<CheckoutDraft>): void {
    latest.current = { ...latest.current, ...part }
    stored.change(latest.current)
    setValues(latest.current)
  }

  return {
    ...values,
    /** What the person saw and agreed to pay. */
    agreed,
    /** Also right before the next render. */
    isAsAgreedNow: () => latest.current.isAsAgreed,
    reviewedNow: () => latest.current.reviewed,
    choose: (method: CheckoutDraft['method']) => change({ method }),
    /** A different cart has not been paid yet. */
    agree(lines: readonly CartLine[], reviewed: Reviewed) {
      const isSame = agreed !== undefined && isSameCart(agreed, lines)
      change({
        agreed: { lines },
        reviewed,
        isAsAgreed: false,
        mayHavePaid: values.mayHavePaid && isSame,
        hasPaid: values.hasPaid && isSame,
      })
    },
    /** Where to pay is on screen: from now on the payment waits for its transaction ID. */
    seePayee: (due: Paise) => change({ waiting: { due, path: `${paths.checkout}?step=3` } }),
    leave: () => change({ mayHavePaid: true }),
    pay: () => change({ hasPaid: true }),
    review: (reviewed: Reviewed) => change({ reviewed }),
    sendAsAgreed: () => change({ hasPaid: true, isAsAgreed: true }),
    /** Not paid: back to the review. */
    withdraw: () =>
      change({
        mayHavePaid: false,
        hasPaid: false,
        isAsAgreed: false,
        reviewed: undefined,
        waiting: undefined,
      }),
    enter: (entry: PaymentEntry) => change({ entry }),
  }
}
