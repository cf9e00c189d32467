import { useState } from 'react'
import type { Paise } from '@/domain/money'
import { paymentChecks, type PaymentEntry } from '@/domain/payment'
import { useText } from '@/text/text'
import { DefinitionRows } from './DefinitionRows'
import { Field } from './Field'
import { Money } from './Money'
import { type OrderedForm, useOrderedForm } from './use-ordered-form'

/**
 * The form of `PaymentFields`; `due` is the amount it must be. It starts with what was typed
 * before, and `onTyped` is told of every change: people leave for their banking app, and the phone
 * drops the tab.
 */
export function usePaymentForm(
  due: Paise,
  typedBefore: PaymentEntry | (() => PaymentEntry),
  onTyped?: (entry: PaymentEntry) => void,
) {
  const t = useText('payment')
  const [defaultValues] = useState(typedBefore)
  return useOrderedForm<PaymentEntry>({
    rules: paymentChecks(due).map(([field, holds, mistake]) => [field, holds, t(mistake)]),
    defaultValues,
    onValues: onTyped,
  })
}

export interface PaymentFieldsProps {
  form: OrderedForm<PaymentEntry>
  /** Printed above the amount's field, where an error does not take its place. */
  due: Paise
}

/** Amount and transaction ID of a payment made, with the three messages of the specification. */
export function PaymentFields({ form: { field }, due }: PaymentFieldsProps) {
  const t = useText('payment')
  return (
    <>
      <div className="mb-3">
        <DefinitionRows
          rows={[{ label: t('amountDue'), value: <Money amount={due} />, strong: true }]}
        />
      </div>
      <Field
        kind="decimal"
        label={t('amount')}
        prefix="₹"
        enterKeyHint="next"
        {...field('amount')}
      />
      <Field
        kind="masked"
        label={t('transactionId')}
        enterKeyHint="next"
        {...field('transactionId', 'confirmTransactionId')}
      />
      <Field
        kind="masked"
        label={t('confirmTransactionId')}
        enterKeyHint="done"
        {...field('confirmTransactionId')}
      />
    </>
  )
}
