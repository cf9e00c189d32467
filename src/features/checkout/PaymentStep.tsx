import type { ReactNode } from 'react'
import type { Paise } from '@/domain/money'
import { PayCaption, PaymentWays, usePaymentWays } from '@/features/shared/payment/PaymentWays'
import { paths } from '@/routes/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'
import type { OrderPayment } from './order-payment'

interface PaymentStepProps {
  payment: OrderPayment
  steps: CheckoutSteps
  due: Paise
  /** The notice about a changed cart, if it has changed. */
  changes: ReactNode
}

/** Step 2: how and where to pay. */
export function PaymentStep({ payment, steps, due, changes }: PaymentStepProps) {
  const t = useText('checkout')
  const tPayment = useText('payment')
  const ways = usePaymentWays(payment, due, `${paths.checkout}?step=3`)
  return (
    <CheckoutFrame
      step={2}
      steps={steps}
      action={
        <div className="flex flex-col gap-1">
          <PayCaption {...ways} />
          <Button
            kind={ways.mayHavePaid ? 'primary' : 'secondary'}
            onClick={() => {
              payment.change({ hasPaid: true })
              steps.forward(3)
            }}
            blocked={ways.isPayable ? undefined : tPayment('noPayee')}
          >
            {t('complete')}
          </Button>
        </div>
      }
    >
      {changes}
      <PaymentWays ways={ways} warning={t('exactly')} />
    </CheckoutFrame>
  )
}
