import { useId } from 'react'
import { useReportUnsaved } from '@/api/unsaved'
import type { Paise } from '@/domain/money'
import type { PaymentEntry } from '@/domain/payment-check'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import { PaymentFields } from '@/ui/PaymentFields'
import { SubmitOnceButton } from '@/ui/SubmitOnceButton'
import { usePaymentForm } from '@/ui/use-payment-form'
import { CheckoutFrame } from './CheckoutFrame'
import type { PlacingState } from './placing'
import type { Steps } from './use-steps'

interface TransactionStepProps {
  steps: Steps
  due: Paise
  entry: PaymentEntry
  onEntry: (entry: PaymentEntry) => void
  state: PlacingState
  /** There was no network at the last tap: nothing was sent. */
  isRefused: boolean
  onSubmit: (entry: PaymentEntry) => void
}

/** Step 3: what was transferred. */
export function TransactionStep(props: TransactionStepProps) {
  const { steps, due, entry, onEntry, state, isRefused, onSubmit } = props
  const t = useText('checkout')
  const refusal = useText('refusal')
  const formId = useId()
  const form = usePaymentForm(due, entry, onEntry)
  const submit = form.handleSubmit(onSubmit)
  useReportUnsaved(
    isRefused || state.kind === 'unknown' || state.kind === 'not-placed',
    () => void submit(),
    isRefused && state.kind === 'free' ? refusal('nothingSent') : undefined,
  )
  const notes: Partial<Record<PlacingState['kind'], string>> = {
    checking: t('checking'),
    unknown: t('asksFirst'),
  }

  return (
    <CheckoutFrame
      step={3}
      move={steps.move}
      onBack={steps.back}
      action={
        <SubmitOnceButton
          type="submit"
          form={formId}
          note={notes[state.kind]}
          loading={state.kind === 'placing' || state.kind === 'checking'}
        >
          {t('submit')}
        </SubmitOnceButton>
      }
    >
      <Notice tone="warn" title={t('exactly', { amount: formatPaise(due, 2) })}>
        {t('wrongAmount')}
      </Notice>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PaymentFields form={form} due={due} />
      </form>
    </CheckoutFrame>
  )
}
