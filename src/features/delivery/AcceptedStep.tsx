import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { DateText } from '@/ui/DateText'
import { FactGrid } from '@/ui/DefinitionRows'
import { CheckIcon } from '@/ui/icons'
import { Money } from '@/ui/Money'
import { DeliveryFrame, type DeliveryStepProps, StepsAhead } from './DeliveryFrame'
import { DealOver, DeliverTo, ItemCard } from './ItemCard'
import { chargesOf } from './use-delivery'

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
