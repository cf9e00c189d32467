import { useEffect, useEffectEvent, useId, useState } from 'react'
import { usePayee } from '@/api/hooks/payee'
import { isBusy } from '@/api/submission/submission'
import { useReportSubmission } from '@/api/unsaved'
import type { Paise } from '@/domain/money'
import { effectiveMethod, hasPayee, transactionIdToSend } from '@/domain/payment'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PaymentFields, usePaymentForm } from '@/features/shared/PaymentFields'
import { PayCaption, PaymentWays } from '@/features/shared/PaymentWays'
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
  const payment = useText('payment')
  const formId = useId()
  const { draft, paying } = delivery
  const [saved] = useState(draft.read)
  const [chosen, setChosen] = useState(saved.method)
  const [mayHavePaid, setMayHavePaid] = useState(saved.entry.transactionId !== '')
  const method = effectiveMethod(chosen, charges)
  const read = usePayee()
  const { payee, isKnown } = read
  const isPayable = hasPayee(method, payee)
  // The charges the person last saw, before a reload too.
  const [seen] = useState(saved.seen ?? charges)
  const [shownFirst] = useState(charges)
  const paid = { due: charges, ownAccount: payee.accountNumber }
  const form = usePaymentForm(
    paid,
    saved.entry,
    (entry) => draft.change({ entry, seen }),
    isBusy(paying),
  )
  const seePayee = useEffectEvent(delivery.seePayee)
  useEffect(() => {
    if (isKnown && isPayable) seePayee(charges)
  }, [isKnown, isPayable, charges])
  const submit = form.handleSubmit(({ transactionId }) => {
    delivery.pay(transactionIdToSend(transactionId), charges)
  })
  const isUsed = paying.kind === 'blocked' && paying.obstacle === 'id-used'
  useReportSubmission({
    state: paying,
    stopWaiting: delivery.stopPaying,
    retry: () => void submit(),
    unknown: t('paymentUnknown'),
  })

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
            loading={isBusy(paying)}
            blocked={isPayable ? undefined : payment('noPayee')}
          >
            {t('submit')}
          </Button>
        </div>
      }
    >
      {seen !== charges && (
        <Notice live tone="warn">
          {t('chargesChanged', { before: formatPaise(seen, 2), now: formatPaise(charges, 2) })}
        </Notice>
      )}
      <PaymentWays
        amount={charges}
        method={method}
        onMethod={(next) => {
          setChosen(next)
          draft.change({ method: next })
        }}
        payee={read}
        warning={t('exactly', { amount: formatPaise(charges, 2) })}
        mayHavePaid={mayHavePaid}
        onPaying={() => setMayHavePaid(true)}
      />
      <h2 className="font-700">{t('details')}</h2>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <PaymentFields
          form={form}
          paid={paid}
          warning={t('wrongAmount')}
          usedId={isUsed ? paying.request : undefined}
        />
      </form>
    </DeliveryFrame>
  )
}
