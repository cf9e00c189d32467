import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { usePayee } from '@/api/hooks/payee'
import { effectiveMethod, hasPayee, type PaymentMethod } from '@/domain/payment'
import type { Paise } from '@/domain/money'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { PayCaption, PaymentWays } from '@/features/shared/payment/PaymentWays'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'

interface PaymentStepProps {
  steps: CheckoutSteps
  amount: Paise
  /** As chosen; a large amount allows only bank transfer (CHK-6). */
  chosen: PaymentMethod
  onChoose: (method: PaymentMethod) => void
  /** Where to pay is on screen. */
  onPayee: () => void
  /** The person may have paid: has opened an app or copied something. */
  mayHavePaid: boolean
  onPaying: () => void
  onPaid: () => void
  /** The notice about a changed cart, if it has changed. */
  changes: ReactNode
}

/** Step 2: how and where to pay. */
export function PaymentStep(props: PaymentStepProps) {
  const { steps, amount, chosen, onChoose, onPayee, mayHavePaid, onPaying, onPaid, changes } = props
  const t = useText('checkout')
  const payment = useText('payment')
  const method = effectiveMethod(chosen, amount)
  const read = usePayee()
  const { payee, isKnown } = read
  const isPayable = hasPayee(method, payee)
  const showsPayee = useEffectEvent(onPayee)
  useEffect(() => {
    if (isKnown && isPayable) showsPayee()
  }, [isKnown, isPayable, amount])
  return (
    <CheckoutFrame
      step={2}
      steps={steps}
      action={
        <div className="flex flex-col gap-1">
          {isPayable && <PayCaption mayHavePaid={mayHavePaid} />}
          <Button
            kind={mayHavePaid ? 'primary' : 'secondary'}
            onClick={onPaid}
            blocked={isPayable ? undefined : payment('noPayee')}
          >
            {t('complete')}
          </Button>
        </div>
      }
    >
      {changes}
      <PaymentWays
        amount={amount}
        method={method}
        onMethod={onChoose}
        payee={read}
        warning={t('exactly')}
        mayHavePaid={mayHavePaid}
        onPaying={onPaying}
      />
    </CheckoutFrame>
  )
}
