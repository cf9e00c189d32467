import { type ReactNode, useId } from 'react'
import { useText } from '@/text/text'
import { Disclosure } from './Disclosure'
import { linearScale } from './linear-scale'

interface FigureProps {
  caption: ReactNode
  /** The first column names the row, the others are amounts. */
  columns: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** The chart, hidden from screen readers: the table has the same data. */
  children: ReactNode
}

/** A chart and a table with its data, for screen readers and for copying. */
export function Figure({ caption, columns, rows, children }: FigureProps) {
  const t = useText('ui')
  const captionId = useId()
  const cell = (at: number) => (at === 0 ? 'py-1 pr-3 text-left' : 'py-1 pl-3 text-right')
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-2">
      <figcaption id={captionId}>{caption}</figcaption>
      {children}
      <Disclosure label={t('asTable')}>
        <div className="overflow-x-auto">
          <table className="w-full text-14">
            <thead>
              <tr className="border-b border-hairline-strong align-bottom">
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={`${cell(at)} font-700`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [name, ...amounts] }) => (
                <tr key={key} className="border-b border-hairline align-top">
                  <th scope="row" className={`${cell(0)} font-400`}>
                    {name}
                  </th>
                  {amounts.map((amount, at) => (
                    <td key={columns[at + 1]} className={cell(1)}>
                      {amount}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </figure>
  )
}

/** Space at both ends, for marks at the lowest and the highest price. */
const EDGE = 12

interface PriceAxisProps {
  /** Of the drawing, which scales with its column: at 320px its text is 14px. */
  width: number
  height: number
  y: number
  halfBandHeight: number
  domain: readonly [number, number]
  /** The range of expected selling prices. */
  band: readonly [number, number] | undefined
  purchasePrice: number
  purchaseLabel: string
  label: string
  labelledPrice: number
  /** Draws the other prices: `x` turns a price into a place. */
  children: (x: (price: number) => number) => ReactNode
}

/** Prices on one axis: the expected ones as a band, the purchase price as a dashed line. */
export function PriceAxis(props: PriceAxisProps) {
  const { width, height, y, halfBandHeight, domain, band, purchasePrice, labelledPrice } = props
  const scale = linearScale(domain, [EDGE, width - EDGE])
  const x = (price: number) => scale(Math.min(Math.max(price, domain[0]), domain[1]))
  // A label begins or ends at an edge, so that large text fits.
  const place = (price: number) =>
    x(price) < width / 2
      ? { x: 0, textAnchor: 'start' as const }
      : { x: width, textAnchor: 'end' as const }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-full max-w-80 overflow-visible text-14 tabular-nums"
    >
      {band && (
        <rect
          x={x(band[0])}
          y={y - halfBandHeight}
          width={Math.max(2, x(band[1]) - x(band[0]))}
          height={2 * halfBandHeight}
          className="fill-leaf-100"
        />
      )}
      <path d={`M${EDGE} ${y}H${width - EDGE}`} className="stroke-hairline-strong" />
      <path
        d={`M${x(purchasePrice)} 22V${y + halfBandHeight + 4}`}
        strokeWidth={2}
        strokeDasharray="4 3"
        className="stroke-ink"
      />
      {props.children(x)}
      <text y={14} {...place(purchasePrice)} className="fill-ink">
        {props.purchaseLabel}
      </text>
      <text y={height - 4} {...place(labelledPrice)} className="fill-leaf-700 font-700">
        {props.label}
      </text>
    </svg>
  )
}
