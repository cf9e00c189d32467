import type { ReactNode } from 'react'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { knownLineValue } from '@/domain/pricing'
import { normaliseWord, wordChoice } from '@/domain/status'
import { useText, useUnitName } from '@/text/text'
import { DateText } from '@/ui/DateText'
import { Money, PriceRange } from '@/ui/Money'
import { OrderStatus } from '@/ui/StatusDot'
import { useFormatQuantity } from '@/ui/use-format'

/** QUO-7: the purchase and its expected selling price, in three lines above the bids. */
export function QuotedItem({ order, item }: { order: Order; item: OrderItem }) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const formatQuantity = useFormatQuantity()
  const { quantity, unit, purchasePrice, sellingPriceMin, sellingPriceMax } = item
  return (
    <section className="-my-1 text-14 leading-tight">
      <Line>
        <OrderStatus status={order.status} />
        <Fact label={t('saleStatus')}>{saleStatus()}</Fact>
        <Fact isPlain label={t('quantity')}>
          {formatQuantity(item)}
        </Fact>
      </Line>
      <Line>
        <Fact label={t('purchaseDate')}>
          <DateText date={order.createdAt} />
        </Fact>
        <Fact isPlain label={t('purchaseAmount')}>
          <Money amount={knownLineValue(quantity, purchasePrice)} />
        </Fact>
      </Line>
      <Line>
        <Fact label={t('expectedRange', { unit: unitName(unit) })}>
          <PriceRange min={sellingPriceMin} max={sellingPriceMax} decimals="exact" />
        </Fact>
      </Line>
    </section>
  )

  /** "Pending when absent". */
  function saleStatus(): string {
    const word = item.isSold ? 'sold' : normaliseWord(item.saleStatus) || 'pending'
    return t('saleWord', { word: wordChoice(word), raw: item.saleStatus })
  }
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div data-listen className="flex flex-wrap items-baseline justify-between gap-x-3">
      {children}
    </div>
  )
}

/** `isPlain`: the value needs no label to be seen. */
function Fact({
  label,
  isPlain,
  children,
}: {
  label: string
  isPlain?: true
  children: ReactNode
}) {
  return (
    <dl>
      <dt className={isPlain ? 'sr-only' : 'inline text-ink-muted'}>{label}</dt>{' '}
      <dd className="inline font-600 tabular-nums">{children}</dd>
    </dl>
  )
}
