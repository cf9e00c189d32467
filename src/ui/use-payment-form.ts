import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { Paise } from '@/domain/money'
import { paymentChecks, type PaymentEntry } from '@/domain/payment-check'
import { firstFailing, useOrderedForm } from './use-ordered-form'

const entryShape = z.object({
  amount: z.string(),
  transactionId: z.string(),
  confirmTransactionId: z.string(),
})

/**
 * The form of `PaymentFields`; `due` is the amount it must be. It starts with what was typed before, and `onTyped` is told of
 * every change: people leave for their banking app, and the phone drops the tab.
 */
export function usePaymentForm(
  due: Paise,
  typedBefore: PaymentEntry | (() => PaymentEntry),
  onTyped?: (entry: PaymentEntry) => void,
) {
  const schema = useMemo(() => firstFailing<PaymentEntry>(entryShape, paymentChecks(due)), [due])
  const [defaultValues] = useState(typedBefore)
  return useOrderedForm<PaymentEntry>({
    schema,
    defaultValues,
    ...(onTyped && { onValues: onTyped }),
  })
}
