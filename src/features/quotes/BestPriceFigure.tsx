import { scaleLinear } from 'd3-scale'
import type { OrderItem } from '@/api/contract/order-item'
import type { Sighting } from '@/domain/price-history'
import { plainUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { useMoment } from '@/ui/DateText'
import { Figure } from '@/ui/Figure'
import { UnitPrice } from '@/ui/Money'

/** Of the drawing, which scales with its column: at 320px its text is 14px. */
const WIDTH = 288
const HEIGHT = 110
const EDGE = 12

export interface BestPriceFigureProps {
  item: OrderItem
  /** Two or more, the oldest first. */
  seen: readonly Sighting[]
}

/** QUO-10: the best prices this device has seen, as steps above the purchase price. */
export function BestPriceFigure({ item, seen }: BestPriceFigureProps) {
  const t = useText('priceHistory')
  const unit = useUnit()(item.unit)
  const { dayOf, timeOf } = useMoment()
  const when = (at: number) => `${dayOf(new Date(at))}, ${timeOf(new Date(at))}`
  const times = seen.map(({ at }) => at)
  const prices = seen.map(({ price }) => price)
  const shown = item.purchasePrice > 0 ? [...prices, item.purchasePrice] : prices
  const [first, last] = [seen[0], seen.at(-1)]
  const x = scaleLinear()
    .domain([Math.min(...times), Math.max(...times)])
    .range([EDGE, WIDTH - EDGE])
  const y = scaleLinear()
    .domain([Math.min(...shown), Math.max(...shown)])
    .range([HEIGHT - EDGE, 28])
  // A price lasts until the next one was seen.
  const steps = seen.map(({ at, price }, index) =>
    index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`,
  )
  const dots = seen.map(({ at, price }) => `M${x(at)} ${y(price)}h0`)
  if (!first || !last) return null
  const labelled = first.price === last.price ? [last] : [first, last]

  return (
    <Figure
      caption={
        <>
          <span className="block font-700">{t('title')}</span>
          <span className="text-14 text-ink-muted">{t('seenHere')}</span>
        </>
      }
      tableLabel={t('table')}
      columns={[t('seenAt'), t('best', { unit })]}
      rows={[...seen].reverse().map(({ at, price }) => ({
        key: at,
        cells: [when(at), <UnitPrice key="price" price={price} decimals={3} />],
      }))}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        className="w-full overflow-visible text-14 tabular-nums"
      >
        {item.purchasePrice > 0 && (
          <path
            d={`M${EDGE} ${y(item.purchasePrice)}H${WIDTH - EDGE}`}
            strokeWidth={2}
            strokeDasharray="4 3"
            className="stroke-ink"
          />
        )}
        <path d={steps.join('')} fill="none" strokeWidth={2} className="stroke-leaf-600" />
        <path d={dots.join('')} strokeWidth={8} strokeLinecap="round" className="stroke-leaf-600" />
        {labelled.map(({ at, price }) => (
          <text
            key={at}
            x={x(at)}
            y={y(price) - 10}
            textAnchor={at === last.at ? 'end' : 'start'}
            className="fill-leaf-700 font-700"
          >
            {plainUnitPrice(price)}
          </text>
        ))}
      </svg>
      <p className="flex justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
        <span>{when(first.at)}</span>
        <span className="text-right">{when(last.at)}</span>
      </p>
      {item.purchasePrice > 0 && (
        <p className="text-14 text-ink-muted">
          {t('purchase', { price: plainUnitPrice(item.purchasePrice), unit })}
        </p>
      )}
    </Figure>
  )
}
