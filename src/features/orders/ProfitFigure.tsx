import { scaleLinear } from 'd3-scale'
import { useId, useState } from 'react'
import type { ProfitPart } from '@/domain/profit'
import { sumPaise } from '@/domain/money'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Money } from '@/ui/Money'

/** Rows at first. */
const FIRST_ROWS = 12

/** Of a bar's drawing, which stretches to its column. */
const WIDTH = 100
const HEIGHT = 8

interface ProfitFigureProps {
  title: string
  parts: readonly ProfitPart[]
  labelOf: (part: ProfitPart) => string
}

/** The parts of Total Profit: a table with a bar in each row, a gain right of the line. */
export function ProfitFigure({ title, parts, labelOf }: ProfitFigureProps) {
  const t = useText('yourMoney')
  const orders = useText('orders')
  const titleId = useId()
  const [rows, setRows] = useState(FIRST_ROWS)
  const amounts = parts.map(({ profit }) => profit)
  const x = scaleLinear()
    .domain([Math.min(0, ...amounts), Math.max(0, ...amounts)])
    .range([0, WIDTH])
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-700">
        {title}
      </h3>
      <table aria-labelledby={titleId} className="w-full text-14">
        <tbody>
          {parts.slice(0, rows).map((part) => (
            <tr key={part.name} className="border-b border-hairline">
              <th scope="row" className="py-1 pr-3 text-left font-400">
                {labelOf(part)}
                <svg
                  viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-1 h-2 w-full"
                >
                  <rect
                    x={Math.min(x(0), x(part.profit))}
                    width={Math.abs(x(part.profit) - x(0))}
                    height={HEIGHT}
                    className={part.profit < 0 ? 'fill-notice-600' : 'fill-leaf-600'}
                  />
                  <path
                    d={`M${x(0)} 0V${HEIGHT}`}
                    vectorEffect="non-scaling-stroke"
                    className="stroke-ink"
                  />
                </svg>
              </th>
              <td
                className={`py-1 text-right align-top font-600 ${part.profit < 0 ? 'text-notice-600' : ''}`}
              >
                <Money amount={part.profit} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-700">
            <th scope="row" className="pt-2 text-left">
              {orders('totalProfit')}
            </th>
            <td className="pt-2 text-right">
              <Money amount={sumPaise(amounts)} />
            </td>
          </tr>
        </tfoot>
      </table>
      {rows < parts.length && (
        <Button kind="quiet" onClick={() => setRows(parts.length)}>
          {t('showAll', { count: parts.length })}
        </Button>
      )}
    </div>
  )
}
