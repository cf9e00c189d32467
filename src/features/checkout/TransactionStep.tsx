import { type ReactNode, useId } from 'react'
import { isBusy } from '@/api/submission/submission'
import { useReportSubmission } from '@/api/unsaved'
import type { Paise } from '@/domain/money'
import { type PaymentEntry, transactionIdToSend } from '@/domain/payment'
import { formatPaise } from '@/domain/rupees'
import { env } from '@/env'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { ContactLinks } from '@/features/shared/ContactLinks'
import { PaymentFields, usePaymentForm } from '@/features/shared/PaymentFields'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'
import type { OrderState } from './order-submission'

interface TransactionStepProps {
  steps: CheckoutSteps
  due: Paise
  entry: PaymentEntry
  onEntry: (entry: PaymentEntry) => void
  state: OrderState
  stopWaiting: () => void
  onSubmit: (entry: PaymentEntry) => void
  /** The notice about a changed cart, if it has changed. `send` submits the form. */
  changes: (send: () => void) => ReactNode
}

/** Step 3: amount and transaction ID (CHK-8). */
export function TransactionStep(props: TransactionStepProps) {
  const { steps, due, entry, onEntry, state, stopWaiting, onSubmit, changes } = props
  const t = useText('checkout')
  const formId = useId()
  const paid = { due, ownAccount: env.payment.accountNumber }
  const form = usePaymentForm(paid, entry, onEntry, isBusy(state))
  const submit = form.handleSubmit(onSubmit)
  useReportSubmission({
    state,
    stopWaiting,
    retry: () => void submit(),
    unknown: t('asksFirst'),
  })
  const isUsed = state.kind === 'blocked' && state.obstacle === 'id-used'

  return (
    <CheckoutFrame
      step={3}
      steps={steps}
      action={
        <Button wide type="submit" form={formId} loading={isBusy(state)}>
          {t('submit')}
        </Button>
      }
    >
      {changes(() => void submit())}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PaymentFields
          form={form}
          paid={paid}
          warning={t('exactly', { amount: formatPaise(due, 2) })}
          usedId={isUsed ? state.request.transactionId : undefined}
        />
      </form>
      <HelpLink due={due} transactionId={entry.transactionId} />
    </CheckoutFrame>
  )
}

/** Links to call, and to the contact form with the payment filled in. No ID in the URL. */
function HelpLink({ due, transactionId }: { due: Paise; transactionId: string }) {
  const t = useText('checkout')
  const amount = formatPaise(due, 2)
  const id = transactionIdToSend(transactionId)
  return (
    <ContactLinks
      subject={t('helpSubject', { amount })}
      message={id ? t('helpMessage', { amount, id }) : ''}
      write={t('paymentHelp')}
    />
  )
}
