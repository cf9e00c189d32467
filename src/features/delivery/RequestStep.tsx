import type { OrderItem } from '@/api/contract/order-item'
import { useSelectedAddress } from '@/api/hooks/address'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { BillToBar } from '@/ui/BillToBar'
import { Notice } from '@/ui/Notice'
import { SubmitOnceButton } from '@/ui/SubmitOnceButton'
import { DealOver } from './DealOver'
import { DeliveryFrame } from './DeliveryFrame'
import { ItemCard } from './ItemCard'
import { type Delivery, isUnderWay } from './use-delivery'
import type { Steps } from './use-steps'

interface RequestStepProps {
  item: OrderItem
  delivery: Delivery
  steps: Steps
}

/** Step 1: asks for the delivery to the selected address. */
export function RequestStep({ item, delivery, steps }: RequestStepProps) {
  const t = useText('delivery')
  const address = useSelectedAddress()
  const { requesting } = delivery
  const request = () => address && delivery.request(address)
  useReportUnsaved(requesting === 'unknown' || requesting === 'refused', request)
  const notes: Partial<Record<typeof requesting, string>> = {
    checking: t('checkingRequest'),
    unknown: t('requestUnknown'),
  }

  return (
    <DeliveryFrame
      step={1}
      move={steps.move}
      onBack={steps.back}
      action={
        <SubmitOnceButton
          note={notes[requesting]}
          loading={isUnderWay(requesting)}
          blocked={address ? undefined : t('noAddress')}
          onClick={request}
        >
          {t('request')}
        </SubmitOnceButton>
      }
    >
      <ItemCard item={item} withDeal />
      <DealOver item={item} />
      <BillToBar label={t('deliverTo')} address={address} />
      <Notice tone="info">{t('explanation')}</Notice>
    </DeliveryFrame>
  )
}
