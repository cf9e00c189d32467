import type { UseFormReturn } from 'react-hook-form'
import type { Paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment-check'
import { useText } from '@/text/text'
import { DefinitionRows } from './DefinitionRows'
import { Field } from './Field'
import { Money } from './Money'

/** One error at a time, the first. */
const order = ['amount', 'transactionId', 'confirmTransactionId'] as const

export interface PaymentFieldsProps {
  /** Of `usePaymentForm`. */
  form: UseFormReturn<PaymentEntry>
  /** Printed above the amount's field, where an error does not take its place. */
  due: Paise
}

/** Amount and transaction ID of a payment made, with the three messages of the specification. */
export function PaymentFields({ form, due }: PaymentFieldsProps) {
  const t = useText('payment')
  const { errors } = form.formState
  const wrong = order.find((name) => errors[name])

  /** The two IDs are compared: changing the first one may right or wrong the second. */
  function recheckConfirmation(): void {
    if (errors.confirmTransactionId) void form.trigger('confirmTransactionId')
  }

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
        error={wrong === 'amount' ? t('wrongAmount') : undefined}
        {...form.register('amount')}
      />
      <Field
        kind="masked"
        label={t('transactionId')}
        enterKeyHint="next"
        error={wrong === 'transactionId' ? t('noTransactionId') : undefined}
        {...form.register('transactionId', { onChange: recheckConfirmation })}
      />
      <Field
        kind="masked"
        label={t('confirmTransactionId')}
        enterKeyHint="done"
        error={wrong === 'confirmTransactionId' ? t('transactionIdMismatch') : undefined}
        {...form.register('confirmTransactionId')}
      />
    </>
  )
}
