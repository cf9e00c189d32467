import { useEffect, useEffectEvent, useId, useState } from 'react'
import { usePayee } from '@/api/hooks/payee'
import { isBusy } from '@/api/submission/submission'
import { type Paise, formatPaise } from '@/domain/money'
import { effectiveMethod, hasPayee } from '@/domain/payment'
import { DemandChanged, PaymentForm } from '@/features/shared/payment/PaymentForm'
import { PayCaption, PaymentWays } from '@/features/shared/payment/PaymentWays'
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
  const words = useText('payment')
  const formId = useId()
  const { payment } = delivery
  const { seen = charges, isAsAgreed, mayHavePaid, state } = payment
  /** What the person has paid, or is to pay. */
  const due = isAsAgreed ? seen : charges
  const method = effectiveMethod(payment.method, due)
  const read = usePayee()
  const { payee, isKnown } = read
  const isPayable = hasPayee(method, payee)
  const [shownFirst] = useState(charges)
  const seePayee = useEffectEvent(() => delivery.seePayee(due))
  useEffect(() => {
    if (isKnown && isPayable) seePayee()
  }, [isKnown, isPayable, due])

  return (
    <DeliveryFrame
      step={2}
      steps={steps}
      // Changed charges take the focus to the top.
      move={charges === shownFirst ? steps.move : `${steps.move ?? ''} ${charges}`}
      action={
        <div className="flex flex-col gap-1">
          {isPayable && <PayCaption mayHavePaid={mayHavePaid} />}
          <Button
            wide
            kind={method === 'upi' && !mayHavePaid ? 'secondary' : 'primary'}
            type="submit"
            form={formId}
            loading={isBusy(state)}
            blocked={isPayable ? undefined : words('noPayee')}
          >
            {t('submit')}
          </Button>
        </div>
      }
    >
      <PaymentWays
        amount={due}
        method={method}
        onMethod={(next) => payment.change({ method: next })}
        payee={read}
        warning={t('exactly', { amount: formatPaise(due, 2) })}
        mayHavePaid={mayHavePaid}
        onPaying={() => payment.change({ mayHavePaid: true })}
      />
      <h2 className="font-700">{t('details')}</h2>
      <PaymentForm
        key={payment.formKey}
        id={formId}
        payment={payment}
        paid={{ due, ownAccount: payee.accountNumber }}
        warning={t('wrongAmount')}
        unknown={t('paymentUnknown')}
        onSubmit={({ transactionId }) =>
          payment.submit(transactionId, { method, amount: due, items: [] })
        }
      >
        {(send) => (
          <DemandChanged
            payment={payment}
            due={charges}
            title={(amounts) => t('chargesChanged', amounts)}
            onPaid={send}
          />
        )}
      </PaymentForm>
    </DeliveryFrame>
  )
}
