import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ordersQuery } from '@/api/hooks/order'
import { now } from '@/lib/clock'
import { ACTIVATION_HOURS, VERIFICATION_HOURS } from '@/domain/expected-by'
import { findOrderByTransactionId } from '@/domain/payment'
import { orderPath, paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useNotifyState } from '@/session/settings'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { useExpectedEnd } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { CheckIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { Money } from '@/ui/Money'
import { WhatNext } from '@/ui/WhatNext'
import { CheckoutFrame, type CheckoutSteps } from './CheckoutFrame'
import { ItemLines } from './ItemLines'
import type { PaymentReport } from '@/features/shared/payment/payment-submission'

/** Step 4: the summary (CHK-13). */
export function PlacedStep({ steps, order }: { steps: CheckoutSteps; order: PaymentReport }) {
  const t = useText('checkout')
  const { data: orders = [] } = useQuery(ordersQuery(useSignedInUserId()))
  const placed = findOrderByTransactionId(orders, order.transactionId)
  const byAbout = useExpectedEnd()
  const [opened] = useState(now)
  const start = placed?.createdAt || opened
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
          <ButtonLink to={paths.home} onClick={steps.home}>
            {t('purchaseMore')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col items-center gap-1 text-center">
        <h2 data-listen className="flex items-center gap-2 text-title text-leaf-700">
          <span className="rounded-full bg-leaf-600 p-1 text-surface">
            <CheckIcon className="size-5" />
          </span>
          <span>{t('placed')}</span>
          {placed && <span className="text-label text-ink-muted">{placed.displayId}</span>}
        </h2>
        <dl data-listen>
          <dt className="sr-only">{t('amount')}</dt>
          <dd className="text-amount-hero">
            <Money amount={order.amount || undefined} />
          </dd>
        </dl>
        <h3 data-listen className="text-title text-pending">
          {t('pending')}
        </h3>
        <p data-listen className="text-label text-ink-muted">
          {byAbout('', start, VERIFICATION_HOURS)}
        </p>
      </div>
      <DefinitionRows
        rows={[
          { label: t('method'), value: t(order.method === 'upi' ? 'upi' : 'bankTransfer') },
          { label: t('transactionId'), value: order.transactionId },
        ]}
      />
      <WhatNext
        title={t('next')}
        stages={[
          { name: t('verification'), time: t('verificationTime'), state: 'current' },
          {
            name: t('activationStage'),
            time: byAbout(t('activationTime'), start, ACTIVATION_HOURS),
            state: 'current',
          },
        ]}
      />
      <ItemLines lines={order.items} />
      <NotifyOffer />
    </CheckoutFrame>
  )
}

const NotifyCard = lazyPart(
  async () => (await import('@/features/shared/settings/NotifyCard')).NotifyCard,
)

/** NTF-1: offered after an order, unless the person has chosen before. */
function NotifyOffer() {
  const state = useNotifyState()
  const [isOpen] = useState(state === 'off')
  return isOpen && <NotifyCard />
}
