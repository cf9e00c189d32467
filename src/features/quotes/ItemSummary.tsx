import { useQuery } from '@tanstack/react-query'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { quoteQuery } from '@/api/hooks/quote'
import { deliveryStage } from '@/domain/delivery'
import { bestPrice, isOpenForSale } from '@/domain/quotes'
import { formatUnitPrice } from '@/domain/rupees'
import { orderTone } from '@/domain/status'
import { useSignedInUserId } from '@/session/session'
import { useText, useUnitName } from '@/text/text'
import { Countdown } from '@/ui/Countdown'
import { UnitPrice } from '@/ui/Money'
import { useAfter } from '@/ui/use-after'

/** A row scrolled past faster than this (ms) reads no quote. */
const DWELL = 250

/** An item in two lines: best price, number of quotes, time left; or its outcome. */
export function ItemSummary({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const isOpen = isOpenForSale(order, item)
  // Orders hold no quoted prices: each row reads its quote once it stays on screen.
  const query = quoteQuery(useSignedInUserId(), order.id, item.id)
  const quote = useQuery({ ...query, enabled: useAfter(DWELL) && isOpen }).data

  if (item.isSold) return <SoldGlance item={item} />
  const stage = deliveryStage(item)
  if (stage === 'delivered') {
    return <p className="text-14 font-600 text-leaf-700">{t('delivered')}</p>
  }
  const best = quote ? bestPrice(quote.bids) : undefined
  const count = quote === undefined ? item.quotesCount : (quote?.bids.length ?? 0)
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
