import { useId, useRef, useState } from 'react'
import { isBusy } from '@/api/submission/submission'
import type { Paise } from '@/domain/money'
import { DemandChanged } from '@/features/shared/payment/payment-outcomes'
import { PaymentForm } from '@/features/shared/payment/PaymentForm'
import { PayCaption, PaymentWays, usePaymentWays } from '@/features/shared/payment/PaymentWays'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { DeliveryFrame, type DeliverySteps } from './DeliveryFrame'
import type { Delivery } from './use-delivery'

export interface PaymentStepProps {
  delivery: Delivery
  steps: DeliverySteps
  charges: Paise
}

/** Step 2: the payment of the charges, and its transaction ID (DLV-3). */
export function PaymentStep({ delivery, steps, charges }: PaymentStepProps) {
  const t = useText('delivery')
  const tPayment = useText('payment')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { payment } = delivery
  const { seen = charges, isAsAgreed, state } = payment
  /** What the person has paid, or is to pay. */
  const due = isAsAgreed ? seen : charges
  const ways = usePaymentWays(payment, due, `${delivery.path}?step=2`)
  const { method, mayHavePaid, payee } = ways
  const [shownFirst] = useState(charges)

  return (
    <DeliveryFrame
      step={2}
      steps={steps}
      // Changed charges take the focus to the top.
      move={charges === shownFirst ? steps.move : `${steps.move ?? ''} ${charges}`}
      action={
        <div className="flex flex-col gap-1">
          <PayCaption {...ways} />
          <Button
            wide
            kind={method === 'upi' && !mayHavePaid ? 'secondary' : 'primary'}
            type="submit"
            form={formId}
            loading={isBusy(state)}
            blocked={ways.isPayable ? undefined : tPayment('noPayee')}
          >
            {t('submit')}
          </Button>
        </div>
      }
    >
      <DemandChanged
        payment={payment}
        due={charges}
        title={(amounts) => t('chargesChanged', amounts)}
        onPaid={() => form.current?.requestSubmit()}
      />
      <PaymentWays ways={ways} warning={t('exactly')} />
      <h2 className="font-700">{t('details')}</h2>
      <PaymentForm
        key={payment.formKey}
        ref={form}
        id={formId}
        payment={payment}
        paid={{ due, ownAccount: payee.accountNumber }}
        warning={t('wrongAmount')}
        unknown={t('paymentUnknown')}
        onSubmit={({ transactionId }) =>
          payment.submit(transactionId, { method, amount: due, items: [] })
        }
      />
    </DeliveryFrame>
  )
}
