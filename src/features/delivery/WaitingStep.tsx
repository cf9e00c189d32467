import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { log } from '@/log'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ClockIcon, RefreshIcon } from '@/ui/icons'
import { useFormatDate } from '@/ui/DateText'
import { DeliveryFrame, type DeliveryStepProps, StepsAhead } from './DeliveryFrame'
import { DeliverTo, ItemCard } from './ItemCard'

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
