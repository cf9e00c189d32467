import { scaleLinear } from 'd3-scale'
import { useId, useState } from 'react'
import type { Product } from '@/api/contract/product'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { plainUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { Button } from '@/ui/Button'

/** Of the drawing, which is scaled to its column: at 320px its text has 14px. */
const WIDTH = 256
const EDGE = 12
const AXIS = 44
/** A label is kept inside by half its usual width. */
const HALF_LABEL = 92

interface PriceFigureProps {
  product: Product
  /** The price that was typed; undefined while it is none. */
  price: UnitPrice | undefined
}

/** The purchase price as a line, the expected range as a band, the typed price as a dot. */
export function PriceFigure({ product, price }: PriceFigureProps) {
  const t = useText('calculator')
  const captionId = useId()
  const [hasTable, setHasTable] = useState(false)
  const { purchasePrice, sellingPriceMin: min, sellingPriceMax: max } = product
  const [from, to] = [Math.min(purchasePrice, min), Math.max(purchasePrice, max)]
  const margin = (to - from) / 10 || 1
  const x = scaleLinear()
    .domain([from - margin, to + margin])
    .range([EDGE, WIDTH - EDGE])
    .clamp(true)
  const label = (at: number) => ({
    x: Math.min(Math.max(x(at), HALF_LABEL), WIDTH - HALF_LABEL),
    textAnchor: 'middle' as const,
  })
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-2">
      <figcaption id={captionId} className="text-14 text-ink-muted">
        {t('figure')}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} 80`} aria-hidden="true" className="w-full text-14 tabular-nums">
        <rect
          x={x(min)}
          y={AXIS - 12}
          width={Math.max(2, x(max) - x(min))}
          height={24}
          className="fill-leaf-100"
        />
        <path d={`M${EDGE} ${AXIS}H${WIDTH - EDGE}`} className="stroke-hairline-strong" />
        <path
          d={`M${x(purchasePrice)} 20V${AXIS + 14}`}
          strokeWidth={2}
          strokeDasharray="4 3"
          className="stroke-ink"
        />
        {price !== undefined && (
          <circle
            cx={x(price)}
            cy={AXIS}
            r={6}
            className={price < purchasePrice ? 'fill-notice-600' : 'fill-leaf-600'}
          />
        )}
        <text y={13} {...label(purchasePrice)} className="fill-ink">
          {t('figurePurchase', { price: plainUnitPrice(purchasePrice) })}
        </text>
        <text y={75} {...label((min + max) / 2)} className="fill-leaf-700 font-700">
          {t('figureExpected', { low: plainUnitPrice(min), high: plainUnitPrice(max) })}
        </text>
      </svg>
      <Button kind="quiet" aria-expanded={hasTable} onClick={() => setHasTable(!hasTable)}>
        {t('table')}
      </Button>
      {hasTable && <PriceTable product={product} />}
    </figure>
  )
}

function PriceTable({ product }: { product: Product }) {
  const t = useText('calculator')
  const unitName = useUnit()
  const { purchasePrice, sellingPriceMin, sellingPriceMax, unit } = product
  const rows = [
    ['purchase', purchasePrice],
    ['lowest', sellingPriceMin],
    ['highest', sellingPriceMax],
  ] as const
  return (
    <table className="w-full text-14">
      <thead>
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-1 pr-3 text-left">
            {t('which')}
          </th>
          <th scope="col" className="py-1 pr-3 text-right">
            {t('pricePerUnit', { unit: unitName(unit) })}
          </th>
          <th scope="col" className="py-1 text-right">
            {t('margin')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, price]) => (
          <tr key={row} className="border-b border-hairline">
            <th scope="row" className="py-1 pr-3 text-left font-400">
              {t('row', { row })}
            </th>
            <td className="py-1 pr-3 text-right">{plainUnitPrice(price)}</td>
            <td className="py-1 text-right">{`${marginPercent(price, purchasePrice)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
