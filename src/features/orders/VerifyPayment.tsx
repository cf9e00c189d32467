import { useEffect, useEffectEvent } from 'react'
import type { Order } from '@/api/contract/order'
import { isBusy } from '@/api/submission/submission'
import { useReportSubmission } from '@/api/unsaved'
import { type Paise, paise, sumIfKnown } from '@/domain/money'
import { orderAmounts } from '@/domain/order-amounts'
import { env } from '@/env'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { PaymentFields, usePaymentForm } from '@/features/shared/PaymentFields'
import { Screen } from '@/ui/Screen'
import { Rejection } from './Rejection'
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
  const { state, submit } = reverify
  const { readDraft, writeDraft } = reverify
  // `totalAmount` omits the paise, which people pay too.
  const { items, fee } = orderAmounts(order)
  const exact = sumIfKnown([items, fee])
  const paid = { due, exact, ownAccount: env.payment.accountNumber }
  const form = usePaymentForm(paid, readDraft, writeDraft, isBusy(state))
  const send = form.handleSubmit(submit)
  const isUsed = state.kind === 'blocked' && state.obstacle === 'id-used'
  useReportSubmission({
    state,
    stopWaiting: reverify.stopWaiting,
    retry: () => void send(),
    unknown: t('asksFirst'),
  })

  const wait = useEffectEvent(() => reverify.wait(due))
  useEffect(() => {
    wait()
    // The order may have been scrolled.
    window.scrollTo(0, 0)
  }, [])

  return (
    <Screen
      title={t('verifyTitle')}
      onSubmit={(event) => void send(event)}
      action={
        <Button wide type="submit" loading={isBusy(state)}>
          {t('submit')}
        </Button>
      }
    >
      <p className="text-ink-muted">{order.displayId}</p>
      <Rejection order={order} />
      <div>
        <PaymentFields
          form={form}
          paid={paid}
          warning={t('verifyWarning')}
          usedId={isUsed ? state.request : undefined}
        />
      </div>
    </Screen>
  )
}
