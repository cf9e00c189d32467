import { scaleLinear } from 'd3-scale'
import type { Product } from '@/api/contract/product'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { plainUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { Figure, labelAt } from '@/ui/Figure'

/** Of the drawing, which scales with its column: at 320px its text is 14px. */
const WIDTH = 256
const EDGE = 12
const AXIS = 44

interface PriceFigureProps {
  product: Product
  /** The price that was typed; undefined while it is none. */
  price: UnitPrice | undefined
}

/** The purchase price as a line, the expected range as a band, the typed price as a dot. */
export function PriceFigure({ product, price }: PriceFigureProps) {
  const t = useText('calculator')
  const unitName = useUnit()
  const { purchasePrice, sellingPriceMin: min, sellingPriceMax: max, unit } = product
  const [from, to] = [Math.min(purchasePrice, min), Math.max(purchasePrice, max)]
  const margin = (to - from) / 10 || 1
  const x = scaleLinear()
    .domain([from - margin, to + margin])
    .range([EDGE, WIDTH - EDGE])
    .clamp(true)
  const label = (at: number) => labelAt(x(at), WIDTH)
  return (
    <Figure
      caption={<span className="text-14 text-ink-muted">{t('figure')}</span>}
      tableLabel={t('table')}
      columns={[t('which'), t('pricePerUnit', { unit: unitName(unit) }), t('margin')]}
      rows={(
        [
          ['purchase', purchasePrice],
          ['lowest', min],
          ['highest', max],
        ] as const
      ).map(([row, at]) => ({
        key: row,
        cells: [t('row', { row }), plainUnitPrice(at), `${marginPercent(at, purchasePrice)}%`],
      }))}
    >
      <svg
        viewBox={`0 0 ${WIDTH} 80`}
        aria-hidden="true"
        className="w-full overflow-visible text-14 tabular-nums"
      >
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
    </Figure>
  )
}
