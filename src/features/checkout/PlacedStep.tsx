import { useOrderPaidWith } from '@/api/hooks/order'
import { orderPath, paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { ClockIcon } from '@/ui/icons'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { Money } from '@/ui/Money'
import { onDemand, useOnDemand } from '@/ui/use-on-demand'
import { WhatNext } from '@/ui/WhatNext'
import { CheckoutFrame } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import type { OrderSummary } from './order-submission'
import type { Steps } from './use-steps'

const notifyOffer = onDemand(
  'the offer of notifications',
  async () => (await import('./NotifyOffer')).NotifyOffer,
)

export interface PlacedStepProps {
  steps: Steps
  order: OrderSummary
}

/** Step 4: the summary (CHK-13). */
export function PlacedStep({ steps, order }: PlacedStepProps) {
  const t = useText('checkout')
  const NotifyOffer = useOnDemand(notifyOffer, true)
  const placed = useOrderPaidWith(order.transactionId)?.id
  return (
    <CheckoutFrame
      step={4}
      move={steps.move}
      onBack={steps.home}
      action={
        <>
          <ButtonLink
            replace
            kind="secondary"
            to={placed ? orderPath(placed, false) : paths.orderHistory}
          >
            {t('seeOrder')}
          </ButtonLink>
          <ButtonLink replace to={paths.home}>
            {t('purchaseMore')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col items-center gap-2 text-center">
        <SuccessDrawing />
        <h2 data-listen className="text-22 font-700 text-pending">
          {t('pending')}
        </h2>
      </div>
      <Card>
        <DefinitionRows
          rows={[
            { label: t('method'), value: t(order.method === 'upi' ? 'upi' : 'bankTransfer') },
            { label: t('transactionId'), value: order.transactionId },
            { label: t('amount'), value: <Money amount={order.amount} />, strong: true },
          ]}
        />
      </Card>
      <Stages />
      <ItemLines lines={order.items} />
      {NotifyOffer && <NotifyOffer />}
    </CheckoutFrame>
  )
}

function Stages() {
  const t = useText('checkout')
  const icon = <ClockIcon className="size-6 shrink-0 text-pending" />
  const stages = [
    { name: t('verification'), time: t('verificationTime'), icon },
    { name: t('activationStage'), time: t('activationTime'), icon },
  ]
  return <WhatNext title={t('next')} stages={stages} />
}
