import type { OrderItem } from '@/api/contract/order-item'
import { digestId } from '@/api/submission/digest'
import { endOf } from '@/domain/dates'
import { deliveryStage } from '@/domain/delivery'
import type { UnitPrice } from '@/domain/money'
import { formatUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { AddToCalendar } from '@/ui/AddToCalendar'
import { Card } from '@/ui/Card'
import { Countdown, useTimeLeft } from '@/ui/Countdown'
import { useOnChange } from '@/ui/use-on-change'

interface TimeToChooseProps {
  item: OrderItem
  best: UnitPrice | undefined
  onEnd: () => void
}

/**
 * How long a vendor can be chosen, and what happens then (docs/specification.md: auto-sold to the
 * highest quote).
 */
export function TimeToChoose({ item, best, onEnd }: TimeToChooseProps) {
  const t = useText('quotes')
  const unitName = useUnit()
  const left = useTimeLeft(item.dealEndDate)
  useOnChange(String(left?.isOver), () => {
    if (left?.isOver) onEnd()
  })
  // Items with a delivery request are not auto-sold.
  if (!left || deliveryStage(item) !== 'none') return null
  return (
    <Card tone="turmeric" className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-700">{t('timeTitle')}</h2>
        {!left.isOver && (
          // Extends into the card's padding, so that the first Confirm Sell needs no scrolling.
          <div className="-my-3 -mr-3 ml-auto">
            <AddToCalendar
              id={digestId(`dealEnd ${item.id}`)}
              kind="dealEnd"
              at={new Date(endOf(item.dealEndDate))}
              isDay={false}
              product={item.name}
            />
          </div>
        )}
      </div>
      <Countdown plain end={item.dealEndDate} />
      <p className="text-14 text-turmeric-700">{consequence()}</p>
    </Card>
  )

  function consequence(): string {
    if (left?.isOver) return t('autoSelling')
    if (best === undefined) return t('autoSold')
    return t('autoSoldAt', { price: formatUnitPrice(best, 3), unit: unitName(item.unit) })
  }
}
