import { scaleLinear } from 'd3-scale'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { bestPrice, gainAt } from '@/domain/bids'
import type { UnitPrice as Rate } from '@/domain/money'
import { plainUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { Figure, labelAt } from '@/ui/Figure'
import { UnitPrice } from '@/ui/Money'
import { keyedBids } from './BidList'
import { Gain } from './Gain'

/** Of the drawing, which scales with its column: at 320px its text is 14px. */
const WIDTH = 288
const EDGE = 12
const AXIS = 56

export interface BidsFigureProps {
  item: OrderItem
  bids: readonly Bid[]
}

/** The bids on one axis, those above the purchase price right of its line; also as a table. */
export function BidsFigure({ item, bids }: BidsFigureProps) {
  const t = useText('quotes')
  const unitName = useUnit()
  const { purchasePrice, sellingPriceMin, sellingPriceMax } = item
  const prices = bids.map(({ price }) => price)
  const best = bestPrice(bids) ?? purchasePrice
  const hasRange = sellingPriceMax > 0 && sellingPriceMin <= sellingPriceMax
  const shown = [...prices, purchasePrice, ...(hasRange ? [sellingPriceMin, sellingPriceMax] : [])]
  const x = scaleLinear()
    .domain([Math.min(...shown), Math.max(...shown)])
    .range([EDGE, WIDTH - EDGE])
  const dots = (wanted: readonly Rate[]) =>
    wanted.map((price) => `M${x(price).toFixed(1)} ${AXIS}h0`).join('')
  const label = (price: Rate) => labelAt(x(price), WIDTH)

  return (
    <Figure
      caption={<span className="font-700">{t('figure')}</span>}
      tableLabel={t('figureTable')}
      columns={[t('vendor'), t('pricePerUnit', { unit: unitName(item.unit) }), t('profitOrLoss')]}
      rows={keyedBids(bids).map(({ key, bid }) => ({
        key,
        cells: [
          bid.vendorName.trim() || t('unnamedVendor'),
          <UnitPrice key="price" price={bid.price} decimals={3} />,
          <GainOf key="gain" item={item} bid={bid} />,
        ],
      }))}
    >
      <svg
        viewBox={`0 0 ${WIDTH} 96`}
        aria-hidden="true"
        className="w-full overflow-visible text-14 tabular-nums"
      >
        {hasRange && (
          <rect
            x={x(sellingPriceMin)}
            y={AXIS - 14}
            width={Math.max(2, x(sellingPriceMax) - x(sellingPriceMin))}
            height={28}
            className="fill-leaf-100"
          />
        )}
        <path d={`M${EDGE} ${AXIS}H${WIDTH - EDGE}`} className="stroke-hairline-strong" />
        <path
          d={`M${x(purchasePrice)} 22V${AXIS + 18}`}
          strokeWidth={2}
          strokeDasharray="4 3"
          className="stroke-ink"
        />
        <path
          d={dots(prices.filter((price) => price < purchasePrice))}
          strokeWidth={10}
          strokeLinecap="round"
          className="stroke-notice-600"
        />
        <path
          d={dots(prices.filter((price) => price >= purchasePrice))}
          strokeWidth={10}
          strokeLinecap="round"
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
        <text y={14} {...label(purchasePrice)} className="fill-ink">
          {t('figurePurchase', { price: plainUnitPrice(purchasePrice) })}
        </text>
        <text y={92} {...label(best)} className="fill-leaf-700 font-700">
          {t('figureBest', { price: plainUnitPrice(best) })}
        </text>
      </svg>
    </Figure>
  )
}

function GainOf({ item, bid }: { item: OrderItem; bid: Bid }) {
  const gain = gainAt(item, bid.price)
  return gain ? <Gain {...gain} /> : null
}
