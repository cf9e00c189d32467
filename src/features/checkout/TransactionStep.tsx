import { type ReactNode, useId, useRef } from 'react'
import type { CartLine } from '@/api/contract/cart'
import { isBusy } from '@/api/submission/submission'
import { env } from '@/config/env'
import type { Paise } from '@/domain/money'
import { effectiveMethod } from '@/domain/payment'
import { PaymentForm } from '@/features/shared/payment/PaymentForm'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'
import { type OrderPayment, reportedItems } from './order-payment'

interface TransactionStepProps {
  payment: OrderPayment
  steps: CheckoutSteps
  due: Paise
  agreed: readonly CartLine[]
  /** The notice about a changed cart, if it has changed. `goOn` submits the form. */
  changes: (goOn: () => void) => ReactNode
}

/** Step 3: the transaction ID (CHK-8). */
export function TransactionStep({ payment, steps, due, agreed, changes }: TransactionStepProps) {
  const t = useText('checkout')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const method = effectiveMethod(payment.method, due)
  return (
    <CheckoutFrame
      step={3}
      steps={steps}
      action={
        <Button wide type="submit" form={formId} loading={isBusy(payment.state)}>
          {t('submit')}
        </Button>
      }
    >
      {changes(() => form.current?.requestSubmit())}
      <PaymentForm
        ref={form}
        id={formId}
        payment={payment}
        paid={{ due, ownAccount: env.payment.accountNumber }}
        warning={t('exactly')}
        unknown={t('asksFirst')}
        onSubmit={({ transactionId }) =>
          payment.submit(transactionId, { method, amount: due, items: reportedItems(agreed) })
        }
      />
    </CheckoutFrame>
  )
}
