import type { RefObject } from 'react'
import { isBusy } from '@/api/submission/submission'
import { useReportSubmission } from '@/api/unsaved'
import type { PaymentEntry } from '@/domain/payment'
import { PaymentFields, usePaymentForm } from './PaymentFields'
import { Form } from '@/ui/Form'
import { UnsentPayment } from './payment-outcomes'
import { PaymentHelp } from './PaymentHelp'
import type { Payment } from './use-payment'

interface PaymentFormProps {
  /** For the button that submits it. */
  id: string
  payment: Payment
  paid: Parameters<typeof usePaymentForm>[0]
  /** What a wrong amount leads to. */
  warning: string
  /** The status strip's message while nobody knows whether it has arrived. */
  unknown: string
  onSubmit: (entry: PaymentEntry) => void
  /** For what submits it besides the button. */
  ref?: RefObject<HTMLFormElement | null>
}

/** Amount and transaction ID of any payment, what became of it, and help with it. */
export function PaymentForm(props: PaymentFormProps) {
  const { id, payment, paid, warning, unknown, onSubmit, ref } = props
  const { state, submission, entry, enter } = payment
  const form = usePaymentForm(paid, entry, enter, isBusy(state))
  const submit = form.handleSubmit(onSubmit)
  useReportSubmission({
    state,
    stopWaiting: submission.stopWaiting,
    retry: () => void submit(),
    unknown,
  })
  const obstacle = state.kind === 'blocked' ? state.obstacle : undefined
  const isUsed = obstacle === 'id-used' && state.kind === 'blocked'
  return (
    <>
      {(obstacle === 'closed' || obstacle === 'paid-otherwise') && (
        <UnsentPayment payment={payment} due={paid.due} reason={obstacle} />
      )}
      <Form ref={ref} id={id} className="" onSubmit={submit}>
        <PaymentFields
          form={form}
          paid={paid}
          warning={warning}
          usedId={isUsed ? state.request.transactionId : undefined}
        />
      </Form>
      <PaymentHelp due={paid.due} transactionId={entry.transactionId} />
    </>
  )
}
