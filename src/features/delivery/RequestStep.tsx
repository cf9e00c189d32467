import { useSelectedAddress } from '@/api/hooks/address'
import { isBusy } from '@/api/submission/submission'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { BillToBar } from '@/ui/BillToBar'
import { Button } from '@/ui/Button'
import { DeliveryFrame, type DeliveryStepProps, StepsAhead } from './DeliveryFrame'
import { DealOver, ItemCard } from './ItemCard'

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
