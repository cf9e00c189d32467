import type { OrderItem } from '@/api/contract/order-item'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { CheckIcon } from '@/ui/icons'
import { ClockIcon, TruckIcon } from '@/ui/trade-icons'
import { useFormatDate } from '@/ui/DateText'

interface WhatNowProps {
  item: OrderItem
  isVerified: boolean
}

/** Part 2, point 9: "verification takes up to 5-6 hours"; then the goods come. */
export function WhatNow({ item, isVerified }: WhatNowProps) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
  const stages = [
    {
      name: t('verification'),
      time: isVerified ? t('verified') : t('verificationTime'),
      icon: isVerified ? (
        <CheckIcon className="size-6 text-leaf-600" />
      ) : (
        <ClockIcon className="size-6 text-pending" />
      ),
    },
    {
      name: t('delivery'),
      time: date ? t('expectedBy', { date }) : t('dateUnknown'),
      icon: <TruckIcon className="size-6 text-leaf-600" />,
    },
  ]
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-700">{t('next')}</h2>
      <ol className="flex flex-col gap-3">
        {stages.map(({ name, time, icon }) => (
          <li key={name} className="flex gap-3">
            {icon}
            <div className="min-w-0">
              <p className="font-600">{name}</p>
              <p className="text-14 text-ink-muted">{time}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
