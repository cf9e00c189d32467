import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { useSelectedAddress } from '@/api/hooks/address'
import { isBusy } from '@/api/submission/submission'
import { useReportUnsaved } from '@/api/unsaved'
import { log } from '@/log'
import { useText } from '@/text/text'
import { BillToBar } from '@/ui/BillToBar'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText, useFormatDate } from '@/ui/DateText'
import { FactGrid } from '@/ui/DefinitionRows'
import { CheckIcon, ClockIcon, RefreshIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { DeliveryFrame, type DeliveryStepProps, StepsAhead } from './DeliveryFrame'
import { DealOver, DeliverTo, ItemCard } from './ItemCard'
import { chargesOf } from './use-delivery'

/** Step 1: asks for the delivery to the selected address. */
export function RequestStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const address = useSelectedAddress()
  const { requesting } = delivery
  const request = () => address && delivery.request(address)
  useReportUnsaved(
    requesting.kind === 'unknown' || requesting.kind === 'failed',
    request,
    requesting.kind === 'unknown' ? t('requestUnknown') : undefined,
  )

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
      <ItemCard item={item} withDeal />
      <DealOver item={item} />
      <BillToBar label={t('deliverTo')} address={address} />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}

/** Step 1 after the request, until it is accepted. */
export function WaitingStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const [checking, setChecking] = useState(false)
  const date = formatDate(item.deliveryRequest?.requestedAt)

  async function check(): Promise<void> {
    setChecking(true)
    try {
      await delivery.readOrder()
    } catch (error) {
      // api/call.ts has logged its own errors, and the status strip shows them.
      if (!(error instanceof ApiError)) log.error('a delivery could not be looked up')
    }
    setChecking(false)
  }

  return (
    <DeliveryFrame
      step={1}
      steps={steps}
      action={
        <Button
          kind="secondary"
          icon={<RefreshIcon className="size-5" />}
          loading={checking}
          onClick={() => void check()}
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
        </div>
      </Card>
      <ItemCard item={item} withDeal />
      <DeliverTo item={item} />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}

/** Step 1 once the request is accepted: the charges and the delivery date. */
export function AcceptedStep({ item, delivery, steps }: DeliveryStepProps) {
  const t = useText('delivery')
  const { charges, estimatedDeliveryDate } = item.deliveryRequest ?? {}
  const due = chargesOf(item)
  const blocked = charges === undefined ? t('chargesUnknown') : t('noCharges')

  function proceed(): void {
    if (due === undefined) return
    delivery.draft.change({ seen: due })
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
      <Card tone="leaf" className="flex flex-col gap-3">
        <h2 className="flex items-center gap-2 font-700 text-leaf-700">
          <CheckIcon className="size-5" />
          {t('accepted')}
        </h2>
        <FactGrid
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
      <DealOver item={item} />
      <ItemCard item={item} withDeal />
      <DeliverTo item={item} />
      <StepsAhead item={item} />
    </DeliveryFrame>
  )
}
