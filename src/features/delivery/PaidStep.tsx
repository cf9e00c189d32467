import { useState } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import type { DeliveryStage } from '@/domain/delivery'
import { VERIFICATION_HOURS } from '@/domain/expected-by'
import { hasValue } from '@/domain/masked'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'
import { type DefinitionRow, DefinitionRows, isFilled } from '@/ui/DefinitionRows'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { CheckIcon, ClockIcon, TruckIcon } from '@/ui/icons'
import { maskable } from '@/ui/MaskableText'
import { Money } from '@/ui/Money'
import { WhatNext } from '@/ui/WhatNext'
import { DeliveryFrame, type DeliveryStepProps } from './DeliveryFrame'
import { DeliverTo, ItemCard } from './ItemCard'
import type { Delivery } from './use-delivery'

interface WhatNowProps {
  item: OrderItem
  isVerified: boolean
}

/** ORD-3: verification takes up to 5-6 hours; then the goods come. */
function WhatNow({ item, isVerified }: WhatNowProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const byAbout = useExpectedEnd()
  const [opened] = useState(now)
  const { estimatedDeliveryDate, paidAt } = item.deliveryRequest ?? {}
  const date = formatDate(estimatedDeliveryDate)
  const stages = [
    {
      name: t('verification'),
      time: isVerified
        ? t('verified')
        : byAbout(t('verificationTime'), paidAt || opened, VERIFICATION_HOURS),
      icon: isVerified ? (
        <CheckIcon className="size-6 shrink-0 text-leaf-600" />
      ) : (
        <ClockIcon className="size-6 shrink-0 text-pending" />
      ),
    },
    {
      name: t('delivery'),
      time: date ? t('expectedBy', { date }) : t('dateUnknown'),
      icon: <TruckIcon className="size-6 shrink-0 text-leaf-600" />,
    },
  ]
  return <WhatNext title={t('next')} stages={stages} />
}

const headings = { verifying: 'pending', paid: 'paid', delivered: 'delivered' } as const

function headingOf(stage: DeliveryStage) {
  return stage === 'paid' || stage === 'delivered' ? headings[stage] : headings.verifying
}

/** Step 3: the payment, and what happens next. */
export function PaidStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const { stage } = delivery
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
          {t(headingOf(stage))}
        </h2>
      </div>
      {rows.some(isFilled) && (
        <div className="border-t border-hairline pt-3">
          <DefinitionRows rows={rows} />
        </div>
      )}
      {stage !== 'delivered' && <WhatNow item={item} isVerified={stage === 'paid'} />}
      <ItemCard item={item} />
      <DeliverTo item={item} />
    </DeliveryFrame>
  )
}

/** The provider's figures; until it has them, the typed ones. */
function usePaymentRows(item: OrderItem, { draft }: Delivery): DefinitionRow[] {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const { charges, transactionId = '', paidAt } = item.deliveryRequest ?? {}
  const id = hasValue(transactionId) ? transactionId : draft.read().entry.transactionId
  return [
    { label: t('transactionId'), value: maskable(id) },
    { label: t('paidOn'), value: formatDate(paidAt) },
    {
      label: t('charges'),
      value: charges !== undefined && <Money amount={charges} />,
      strong: true,
    },
  ]
}
