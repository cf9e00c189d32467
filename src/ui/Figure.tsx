import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button'

interface FigureProps {
  caption: ReactNode
  /** The button that opens the table. */
  tableLabel: string
  /** The first column names the row, the others are amounts. */
  columns: readonly string[]
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[]
  /** The chart, hidden from screen readers: the table has the same data. */
  children: ReactNode
}

/** A chart and a table with its data, for screen readers and for copying. */
export function Figure({ caption, tableLabel, columns, rows, children }: FigureProps) {
  const captionId = useId()
  const [hasTable, setHasTable] = useState(false)
  const cell = (at: number) => (at === 0 ? 'py-1 pr-3 text-left font-400' : 'py-1 pl-3 text-right')
  return (
    <figure aria-labelledby={captionId} className="flex flex-col gap-2">
      <figcaption id={captionId}>{caption}</figcaption>
      {children}
      <Button kind="quiet" aria-expanded={hasTable} onClick={() => setHasTable(!hasTable)}>
        {tableLabel}
      </Button>
      {hasTable && (
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
                  <th scope="row" className={cell(0)}>
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
      )}
    </figure>
  )
}
