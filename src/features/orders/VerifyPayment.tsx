import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Order } from '@/api/contract/order'
import { isBusy } from '@/api/submission/submission'
import { type Paise, paise, sumIfKnown } from '@/domain/money'
import { orderAmounts } from '@/domain/order-amounts'
import { env } from '@/config/env'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { DemandChanged } from '@/features/shared/payment/payment-outcomes'
import { PaymentForm } from '@/features/shared/payment/PaymentForm'
import { Screen } from '@/ui/Screen'
import { Rejection, useRejectionReason } from './Rejection'
import type { Reverify } from './use-reverify'

interface VerifyPaymentProps {
  order: Order
  reverify: Reverify
}

/** 'Verify TransactionId' (ORD-6, ORD-7): without a known amount there is nothing to check. */
export function VerifyPayment({ order, reverify }: VerifyPaymentProps) {
  const due = order.totalAmount ?? paise(0)
  return due > 0 ? (
    <VerifyForm order={order} reverify={reverify} due={due} />
  ) : (
    <AmountUnknown order={order} />
  )
}

function AmountUnknown({ order }: { order: Order }) {
  const t = useText('order')
  return (
    <Screen title={t('verifyTitle')}>
      <p className="text-ink-muted">{order.displayId}</p>
      <Notice tone="warn">{t('amountUnknown')}</Notice>
      <Rejection order={order} />
    </Screen>
  )
}

function VerifyForm({ order, reverify, due }: VerifyPaymentProps & { due: Paise }) {
  const t = useText('order')
  const tPayment = useText('payment')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const reason = useRejectionReason(order)
  const { state, seen = due, isAsAgreed } = reverify
  const owed = isAsAgreed ? seen : due
  // `totalAmount` omits the paise, which people pay too.
  const { items, fee } = orderAmounts(order)
  const exact = isAsAgreed ? undefined : sumIfKnown([items, fee])

  const open = useEffectEvent(() => reverify.open(due))
  useEffect(() => {
    open()
    // The order may have been scrolled.
    window.scrollTo(0, 0)
  }, [])

  return (
    <Screen
      title={t('verifyTitle')}
      action={
        <Button wide type="submit" form={formId} loading={isBusy(state)}>
          {t('submit')}
        </Button>
      }
    >
      <div className="-mt-2 -mb-2 text-label leading-tight">
        <p className="text-ink-muted">{order.displayId}</p>
        <p data-listen className="font-600 text-notice-600">
          {reason}
        </p>
      </div>
      <DemandChanged
        payment={reverify}
        due={due}
        title={(amounts) => tPayment('dueChanged', amounts)}
        onPaid={() => form.current?.requestSubmit()}
      />
      <PaymentForm
        key={reverify.formKey}
        ref={form}
        id={formId}
        payment={reverify}
        paid={{ due: owed, exact, ownAccount: env.payment.accountNumber }}
        warning={t('verifyWarning')}
        unknown={t('asksFirst')}
        onSubmit={(entry) => reverify.send(entry, owed)}
      />
    </Screen>
  )
}
