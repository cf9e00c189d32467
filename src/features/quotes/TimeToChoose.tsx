import type { OrderItem } from '@/api/contract/order-item'
import { digestId } from '@/domain/digest'
import { endOf } from '@/domain/dates'
import { deliveryStage } from '@/domain/delivery'
import { type UnitPrice, formatUnitPrice } from '@/domain/money'
import { useText, useUnitName } from '@/text/text'
import { AddToCalendar } from '@/ui/AddToCalendar'
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
  const unitName = useUnitName()
  const left = useTimeLeft(item.dealEndDate)
  useOnChange(String(left?.isOver), () => {
    if (left?.isOver) onEnd()
  })
  // Items with a delivery request are not auto-sold.
  if (!left || deliveryStage(item) !== 'none') return null
  return (
    <section aria-label={t('timeTitle')} className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between rounded-control bg-turmeric-100 pl-3">
        <Countdown end={item.dealEndDate} />
        {!left.isOver && (
          // As high as the row, though a button is higher.
          <div className="-my-0.5 flex">
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
      <p className="text-label text-ink-muted empty:hidden">{consequence()}</p>
    </section>
  )

  function consequence(): string {
    // Without a quote NoBids says what follows.
    if (left?.isOver) return best === undefined ? '' : t('autoSelling')
    if (best === undefined) return t('autoSold')
    return t('autoSoldAt', { price: formatUnitPrice(best, 3), unit: unitName(item.unit) })
  }
}
