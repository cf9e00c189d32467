import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { useSelectedAddress } from '@/api/hooks/address'
import { isBusy } from '@/api/submission/submission'
import { useTappedRead } from '@/api/submission/use-tapped-read'
import { useReportSubmission } from '@/api/unsaved'
import {
  deliveryCharges,
  deliveryStage,
  isDeliveryDue,
  unknownDeliveryStatus,
} from '@/domain/delivery'
import { knownValue } from '@/domain/masked'
import { isRejectedWord } from '@/domain/status'
import { useText } from '@/text/text'
import { BillToBar } from '@/features/shared/person/BillToBar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ContactLinks, useOrderMessage } from '@/features/shared/contact/ContactLinks'
import { DateText, useFormatDate } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { BankIcon, CheckIcon, ClockIcon, RefreshIcon, TruckIcon } from '@/ui/icons'
import { maskable } from '@/ui/MaskableText'
import { Money } from '@/ui/Money'
import { Notice } from '@/ui/Notice'
import { StatusDot } from '@/ui/StatusDot'
import { WhatNext } from '@/ui/WhatNext'
import { DeliveryFrame, type DeliveryStepProps } from './DeliveryFrame'
import { DeliverTo, ItemCard } from './ItemCard'

/** Step 1: asks for the delivery to the selected address. */
export function RequestStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const address = useSelectedAddress()
  const { requesting } = delivery
  const request = () => address && delivery.request(address)
  useReportSubmission({
    state: requesting,
    stopWaiting: delivery.stopRequesting,
    retry: request,
    unknown: t('requestUnknown'),
  })

  return (
    <DeliveryFrame
      step={1}
      steps={steps}
      action={
        <Button
          wide
          loading={isBusy(requesting)}
          blocked={address ? undefined : t('noAddress')}
          onClick={request}
        >
          {t('request')}
        </Button>
      }
    >
      {isRejectedWord(item.deliveryRequest?.status ?? '') && (
        <Notice tone="red">{t('refused')}</Notice>
      )}
      <BillToBar label={t('deliverTo')} address={address} />
      <ItemCard item={item} withDeal />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}

/** Step 1 after the request, until it is accepted. */
export function WaitingStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const { isReading, start } = useTappedRead(delivery.readOrder)
  const date = formatDate(item.deliveryRequest?.requestedAt)
  const word = unknownDeliveryStatus(item)

  return (
    <DeliveryFrame
      step={1}
      steps={steps}
      action={
        <Button
          kind="secondary"
          icon={<RefreshIcon className="size-5" />}
          loading={isReading}
          onClick={start}
        >
          {t('checkAgain')}
        </Button>
      }
    >
      <Card tone="turmeric" className="flex gap-3">
        <ClockIcon className="size-6 text-turmeric-700" />
        <div className="min-w-0">
          <h2 className="font-700">{t('waiting')}</h2>
          {date && <p className="text-14 font-600">{t('requestedOn', { date })}</p>}
          {word && <StatusDot tone="other" label={t('requestStatus', { word })} />}
        </div>
      </Card>
      <ItemCard item={item} withDeal />
      <DeliverTo item={item} />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}

/** Step 1 once the request is accepted: the charges, the delivery date, and a failed payment. */
export function AcceptedStep(props: DeliveryStepProps & { order: Order }) {
  const { order, item, delivery, steps } = props
  const t = useText('delivery')
  const { charges, estimatedDeliveryDate } = item.deliveryRequest ?? {}
  const due = deliveryCharges(item)
  const blocked = charges === undefined ? t('chargesUnknown') : t('noCharges')

  function proceed(): void {
    if (due === undefined) return
    // What may have been paid already stays as it was agreed to.
    if (!delivery.payment.mayHavePaid && delivery.payment.entry.transactionId === '')
      delivery.payment.change({ seen: due })
    steps.forward(2)
  }

  return (
    <DeliveryFrame
      step={1}
      steps={steps}
      action={
        <Button wide blocked={due === undefined ? blocked : undefined} onClick={proceed}>
          {t('proceed')}
        </Button>
      }
    >
      <FailedPayment order={order} item={item} />
      <Card tone="leaf" className="flex flex-col gap-3">
        <h2 className="flex items-center gap-2 font-700 text-leaf-700">
          <CheckIcon className="size-5" />
          <span>{t('accepted')}</span>
        </h2>
        <DefinitionRows
          rows={[
            { label: t('estimatedDate'), value: <DateText date={estimatedDeliveryDate} /> },
            {
              label: t('charges'),
              value: charges !== undefined && <Money amount={charges} />,
              strong: true,
            },
          ]}
        />
      </Card>
      <ItemCard item={item} withDeal />
      <DeliverTo item={item} />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}

/** DLV-4: a payment that was rejected, or whose status is an unknown word. */
function FailedPayment({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('delivery')
  const tOrder = useText('order')
  const messageAbout = useOrderMessage()
  const word = unknownDeliveryStatus(item)
  if (!word && deliveryStage(item) !== 'rejected') return null
  const { transactionId = '', paidAt } = item.deliveryRequest ?? {}
  return (
    <Notice
      tone={word ? 'warn' : 'red'}
      title={word ? t('status', { word }) : t('rejected')}
      action={
        <ContactLinks
          subject={t('querySubject', { order: order.displayId, product: item.name })}
          message={messageAbout(order.displayId, knownValue(transactionId))}
          write={t('help')}
        />
      }
    >
      {!word && <p>{tOrder('verificationFailed')}</p>}
      <DefinitionRows
        rows={[
          { label: t('transactionId'), value: maskable(transactionId) },
          { label: t('paidOn'), value: <DateText date={paidAt} /> },
        ]}
      />
    </Notice>
  )
}

/** DLV-1: the stages of a delivery that lie ahead. */
function StepsAhead({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const isAccepted = isDeliveryDue(deliveryStage(item))
  const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
  return (
    <WhatNext
      title={t('ahead')}
      stages={[
        {
          name: t('acceptance'),
          time: isAccepted ? t('acceptanceDone') : t('acceptanceText'),
          state: isAccepted ? 'done' : 'current',
        },
        {
          name: t('stepPayment'),
          time: t('paymentText'),
          state: isAccepted ? 'current' : 'next',
          Icon: BankIcon,
        },
        {
          name: t('delivery'),
          time: date ? t('expectedBy', { date }) : t('deliveryText'),
          state: 'next',
          Icon: TruckIcon,
        },
      ]}
    />
  )
}
