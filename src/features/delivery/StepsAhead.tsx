import type { OrderItem } from '@/api/contract/order-item'
import { deliveryStage } from '@/domain/delivery'
import { useText } from '@/text/text'
import { useFormatDate } from '@/ui/DateText'
import { CheckIcon, ClockIcon, TruckIcon, BankIcon } from '@/ui/icons'
import { WhatNext } from '@/ui/WhatNext'

/** DLV-1: what a delivery goes through, and how far it is. */
export function StepsAhead({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const isAccepted = deliveryStage(item) === 'accepted'
  const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
  const stages = [
    {
      name: t('acceptance'),
      time: isAccepted ? t('acceptanceDone') : t('acceptanceText'),
      icon: isAccepted ? (
        <CheckIcon className="size-6 shrink-0 text-leaf-600" />
      ) : (
        <ClockIcon className="size-6 shrink-0 text-pending" />
      ),
    },
    {
      name: t('stepPayment'),
      time: t('paymentText'),
      icon: (
        <BankIcon className={`size-6 shrink-0 ${isAccepted ? 'text-pending' : 'text-ink-muted'}`} />
      ),
    },
    {
      name: t('delivery'),
      time: date ? t('expectedBy', { date }) : t('deliveryText'),
      icon: <TruckIcon className="size-6 shrink-0 text-ink-muted" />,
    },
  ]
  return <WhatNext title={t('ahead')} stages={stages} />
}
