import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { deliveryStage } from '@/domain/delivery'
import { formatUnitPrice } from '@/domain/money'
import { orderTone } from '@/domain/status'
import { useGlancedQuote } from '@/features/shared/order-search/use-glanced-quote'
import { useText, useUnitName } from '@/text/text'
import { Countdown } from '@/ui/Countdown'
import { UnitPrice } from '@/ui/Money'

/** An item in two lines: best price, number of quotes, time left; or its outcome. */
export function ItemSummary({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const { isOpen, best, count } = useGlancedQuote(order, item)

  if (item.isSold) return <SoldGlance item={item} />
  const stage = deliveryStage(item)
  if (stage === 'delivered') {
    return <p className="text-14 font-600 text-leaf-700">{t('delivered')}</p>
  }
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span className="text-ink-muted">{t('count', { count })}</span>
        {best !== undefined && (
          <span className="ml-auto font-700 text-leaf-700 tabular-nums">
            {t('best', { price: formatUnitPrice(best, 3), unit: unitName(item.unit) })}
          </span>
        )}
      </p>
      {stage === 'none' ? (
        isOpen &&
        orderTone(order.status) === 'active' && (
          <div className="mt-1">
            <Countdown short end={item.dealEndDate} />
          </div>
        )
      ) : (
        <p className="text-14 font-600 text-pending">{t('deliveryAsked')}</p>
      )}
    </>
  )
}

function SoldGlance({ item: { soldTo, soldPrice, unit } }: { item: OrderItem }) {
  const t = useText('quotes')
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-14 font-600 text-leaf-700">
      <span className="min-w-0">{soldTo ? t('soldTo', { vendor: soldTo }) : t('sold')}</span>
      {soldPrice !== undefined && (
        <UnitPrice price={soldPrice} decimals={3} unit={unit} className="ml-auto font-700" />
      )}
    </p>
  )
}
