import { useState } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { VERIFICATION_HOURS } from '@/domain/expected-by'
import { knownValue } from '@/domain/masked'
import { sameTransactionId } from '@/domain/payment'
import { UnsentPayment } from '@/features/shared/payment/payment-outcomes'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'
import { type DefinitionRow, DefinitionRows, isFilled } from '@/ui/DefinitionRows'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { TruckIcon } from '@/ui/icons'
import { maskable } from '@/ui/MaskableText'
import { Money } from '@/ui/Money'
import { WhatNext } from '@/ui/WhatNext'
import { DeliveryFrame, type DeliveryStepProps } from './DeliveryFrame'
import { DeliverTo, ItemCard } from './ItemCard'
import type { Delivery } from './use-delivery'

/** ORD-3: verification takes up to 5-6 hours; then the goods come. */
function WhatNow({ item, isVerified }: { item: OrderItem; isVerified: boolean }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const byAbout = useExpectedEnd()
  const [opened] = useState(now)
  const { estimatedDeliveryDate, paidAt } = item.deliveryRequest ?? {}
  const date = formatDate(estimatedDeliveryDate)
  return (
    <WhatNext
      title={t('next')}
      stages={[
        {
          name: t('verification'),
          time: isVerified
            ? t('verified')
            : byAbout(t('verificationTime'), paidAt || opened, VERIFICATION_HOURS),
          state: isVerified ? 'done' : 'current',
        },
        {
          name: t('delivery'),
          time: date ? t('expectedBy', { date }) : t('dateUnknown'),
          state: 'next',
          Icon: TruckIcon,
        },
      ]}
    />
  )
}

/** Step 3: the payment, and what happens next. */
export function PaidStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const { stage, payment } = delivery
  const rows = usePaymentRows(item, delivery)
  return (
    <DeliveryFrame
      step={3}
      steps={steps}
      onBack={steps.leave}
      action={<Button onClick={steps.leave}>{t('done')}</Button>}
    >
      <div className="flex flex-col items-center gap-2 text-center">
        <SuccessDrawing />
        <h2 className={`text-22 font-700 ${stage === 'verifying' ? 'text-pending' : ''}`}>
          {t(stage === 'paid' || stage === 'delivered' ? stage : 'pending')}
        </h2>
      </div>
      {rows.some(isFilled) && (
        <div className="border-t border-hairline pt-3">
          <DefinitionRows rows={rows} />
        </div>
      )}
      <UnsentPayment
        payment={payment}
        due={payment.seen ?? item.deliveryRequest?.charges}
        reason="paid-otherwise"
        arrived={knownValue(item.deliveryRequest?.transactionId ?? '')}
      />
      {stage !== 'delivered' && <WhatNow item={item} isVerified={stage === 'paid'} />}
      <ItemCard item={item} />
      <DeliverTo item={item} />
    </DeliveryFrame>
  )
}

/** The provider's figures; until it has them, what was sent, and nothing of a payment before. */
function usePaymentRows(item: OrderItem, { payment: { state } }: Delivery): DefinitionRow[] {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const { charges, transactionId = '', paidAt } = item.deliveryRequest ?? {}
  const sent = state.kind === 'done' ? state.request.transactionId : ''
  const isOlder = sent !== '' && !sameTransactionId(sent, knownValue(transactionId))
  return [
    { label: t('transactionId'), value: maskable(isOlder ? sent : transactionId) },
    { label: t('paidOn'), value: isOlder ? '' : formatDate(paidAt) },
    {
      label: t('charges'),
      value: charges !== undefined && <Money amount={charges} />,
      strong: true,
    },
  ]
}
