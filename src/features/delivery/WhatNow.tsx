import type { OrderItem } from '@/api/contract/order-item'
import { useText } from '@/text/text'
import { CheckIcon, ClockIcon, TruckIcon } from '@/ui/icons'
import { useFormatDate } from '@/ui/DateText'
import { WhatNext } from '@/ui/WhatNext'

interface WhatNowProps {
  item: OrderItem
  isVerified: boolean
}

/** ORD-3: verification takes up to 5-6 hours; then the goods come. */
export function WhatNow({ item, isVerified }: WhatNowProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
  const stages = [
    {
      name: t('verification'),
      time: isVerified ? t('verified') : t('verificationTime'),
      icon: isVerified ? (
        <CheckIcon className="size-6 shrink-0 text-leaf-600" />
      ) : (
        <ClockIcon className="size-6 shrink-0 text-pending" />
      ),
    },
    {
      name: t('delivery'),
      time: date ? t('expectedBy', { date }) : t('dateUnknown'),
      icon: <TruckIcon className="size-6 shrink-0 text-leaf-600" />,
    },
  ]
  return <WhatNext title={t('next')} stages={stages} />
}
