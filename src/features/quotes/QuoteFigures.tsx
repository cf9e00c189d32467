import { useEffect } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { bestPrice, gainAt } from '@/domain/quotes'
import { plainUnitPrice } from '@/domain/rupees'
import { useSignedInUserId } from '@/session/session'
import { useText, useUnitName } from '@/text/text'
import { useFormatDayAndTime } from '@/ui/DateText'
import { Figure, PriceAxis } from '@/ui/Figure'
import { linearScale } from '@/ui/linear-scale'
import { UnitPrice } from '@/ui/Money'
import { Profit } from '@/ui/Profit'
import { keyedBids } from './BidList'
import { rememberPrice, type SeenPrice, useSeenPrices } from './seen-prices'

/** The size of the drawings, which scale with their column: at 320px their text is 14px. */
const WIDTH = 288
const HEIGHT = 110
const EDGE = 12

/** Where the bids are, from the top of their drawing. */
const AXIS = 56

interface BidsFigureProps {
  item: OrderItem
  bids: readonly Bid[]
}

interface QuoteFiguresProps extends BidsFigureProps {
  canSell: boolean
  /** When the bids were read (ms). */
  updatedAt: number
}

/** The bids on one axis, and the best prices over time (QUO-10). */
export function QuoteFigures({ item, bids, canSell, updatedAt }: QuoteFiguresProps) {
  const userId = useSignedInUserId()
  const best = canSell ? bestPrice(bids) : undefined
  useEffect(() => {
    if (best !== undefined) rememberPrice(userId, item.id, { at: updatedAt, price: best })
  }, [userId, item.id, best, updatedAt])
  const seen = useSeenPrices(userId, item.id)
  return (
    <>
      {bids.length > 0 && item.purchasePrice > 0 && <BidsFigure item={item} bids={bids} />}
      {seen.length > 1 && <BestPriceFigure item={item} seen={seen} />}
    </>
  )
}

/** The bids on one axis, those above the purchase price right of its line; also as a table. */
function BidsFigure({ item, bids }: BidsFigureProps) {
  const t = useText('quotes')
  const unitName = useUnitName()
  const { purchasePrice, sellingPriceMin: min, sellingPriceMax: max } = item
  const prices = bids.map(({ price }) => price)
  const best = bestPrice(bids) ?? purchasePrice
  const band = max > 0 && min <= max ? ([min, max] as const) : undefined
  const shown = [...prices, purchasePrice, ...(band ?? [])]
  return (
    <Figure
      caption={<span className="font-700">{t('figure')}</span>}
      tableLabel={t('figureTable')}
      columns={[t('vendor'), t('pricePerUnit', { unit: unitName(item.unit) }), t('profitOrLoss')]}
      rows={keyedBids(bids).map(({ key, bid }) => {
        const gain = gainAt(item, bid.price)
        const price = <UnitPrice key="price" price={bid.price} decimals={3} />
        const vendor = bid.vendorName.trim() || t('unnamedVendor')
        return { key, cells: [vendor, price, gain && <Profit key="gain" {...gain} />] }
      })}
    >
      <PriceAxis
        width={WIDTH}
        height={96}
        y={AXIS}
        halfBandHeight={14}
        domain={[Math.min(...shown), Math.max(...shown)]}
        band={band}
        purchasePrice={purchasePrice}
        purchaseLabel={t('figurePurchase', { price: plainUnitPrice(purchasePrice) })}
        label={t('figureBest', { price: plainUnitPrice(best) })}
        labelledPrice={best}
      >
        {(x) => (
          <>
            <Dots
              at={prices.filter((price) => price < purchasePrice).map(x)}
              className="stroke-notice-600"
            />
            <Dots
              at={prices.filter((price) => price >= purchasePrice).map(x)}
              className="stroke-leaf-600"
            />
            <circle
              cx={x(best)}
              cy={AXIS}
              r={9}
              fill="none"
              strokeWidth={2}
              className="stroke-turmeric-500"
            />
          </>
        )}
      </PriceAxis>
    </Figure>
  )
}

/** One path for all dots: there may be hundreds. */
function Dots({ at, className }: { at: readonly number[]; className: string }) {
  const path = at.map((x) => `M${x.toFixed(1)} ${AXIS}h0`).join('')
  return <path d={path} strokeWidth={10} strokeLinecap="round" className={className} />
}

interface BestPriceFigureProps {
  item: OrderItem
  /** Two or more, the oldest first. */
  seen: readonly SeenPrice[]
}

/** QUO-10: the best prices this device has seen, as steps above the purchase price. */
function BestPriceFigure({ item, seen }: BestPriceFigureProps) {
  const t = useText('priceHistory')
  const unit = useUnitName()(item.unit)
  const { dayOf, timeOf } = useFormatDayAndTime()
  const when = (at: number) => `${dayOf(new Date(at))}, ${timeOf(new Date(at))}`
  const times = seen.map(({ at }) => at)
  const prices = seen.map(({ price }) => price)
  const shown = item.purchasePrice > 0 ? [...prices, item.purchasePrice] : prices
  const [first, last] = [seen[0], seen.at(-1)]
  const x = linearScale([Math.min(...times), Math.max(...times)], [EDGE, WIDTH - EDGE])
  const y = linearScale([Math.min(...shown), Math.max(...shown)], [HEIGHT - EDGE, 28])
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
        className="w-full max-w-80 overflow-visible text-14 tabular-nums"
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
      <p className="flex max-w-80 justify-between gap-x-4 text-14 text-ink-muted tabular-nums">
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
