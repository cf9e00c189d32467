import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ordersQuery } from '@/api/hooks/order'
import { now } from '@/clock'
import { ACTIVATION_HOURS, VERIFICATION_HOURS } from '@/domain/expected-by'
import { findOrderByTransactionId } from '@/domain/orders'
import { orderPath, paths } from '@/paths'
import { useSignedInUserId } from '@/session/session'
import { turnOffNotifications, turnOnNotifications, useNotifyState } from '@/session/settings'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { useByAbout } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { SuccessDrawing } from '@/ui/drawings/SuccessDrawing'
import { ClockIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { NotifyCard } from '@/ui/NotifyCard'
import { WhatNext } from '@/ui/WhatNext'
import { CheckoutFrame, type Steps } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import type { OrderSummary } from './order-submission'

interface PlacedStepProps {
  steps: Steps
  order: OrderSummary
}

/** Step 4: the summary (CHK-13). */
export function PlacedStep({ steps, order }: PlacedStepProps) {
  const t = useText('checkout')
  const { data: orders = [] } = useQuery(ordersQuery(useSignedInUserId()))
  const placed = findOrderByTransactionId(orders, order.transactionId)
  return (
    <CheckoutFrame
      step={4}
      steps={steps}
      onBack={steps.home}
      action={
        <>
          <ButtonLink
            replace
            kind="secondary"
            to={placed ? orderPath(placed.id, false) : paths.orderHistory}
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
      <Stages createdAt={placed?.createdAt} />
      <ItemLines lines={order.items} />
      <NotifyOffer />
    </CheckoutFrame>
  )
}

function Stages({ createdAt }: { createdAt: string | undefined }) {
  const t = useText('checkout')
  const byAbout = useByAbout()
  const [opened] = useState(now)
  const start = createdAt || opened
  const icon = <ClockIcon className="size-6 shrink-0 text-pending" />
  const stages = [
    {
      name: t('verification'),
      time: byAbout(t('verificationTime'), start, VERIFICATION_HOURS),
      icon,
    },
    {
      name: t('activationStage'),
      time: byAbout(t('activationTime'), start, ACTIVATION_HOURS),
      icon,
    },
  ]
  return <WhatNext title={t('next')} stages={stages} />
}

/** NTF-1: offered after an order, unless the person has chosen before. */
function NotifyOffer() {
  const state = useNotifyState()
  const [isOpen] = useState(state === 'off')
  if (!isOpen || state === 'unsupported') return null
  return (
    <NotifyCard
      state={state}
      onTurnOn={() => void turnOnNotifications()}
      onTurnOff={turnOffNotifications}
    />
  )
}
