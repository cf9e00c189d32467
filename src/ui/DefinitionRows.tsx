import type { ReactNode } from 'react'
import type { Paise } from '@/domain/money'
import { Money } from './Money'

export interface DefinitionRow {
  label: string
  /** Without one (undefined, false or empty text) the row is left out. */
  value: ReactNode
  /** Emphasised: the figure people look for. */
  strong?: boolean
}

export function isFilled({ value }: DefinitionRow): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== false
}

/**
 * Rows with the label on the left, a dotted leader, and the figure on the right. No leader where
 * figures may have to wrap.
 */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl className="@container flex flex-col gap-2">
      {rows.filter(isFilled).map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </dl>
  )
}

function Row({ label, value, strong }: DefinitionRow) {
  return (
    <div data-listen className="flex flex-wrap items-baseline justify-end gap-x-2">
      <dt className={`mr-auto ${strong ? 'font-700' : 'text-ink-muted'}`}>{label}</dt>
      <span aria-hidden="true" className="h-1 min-w-4 flex-1 leader @max-2xs:hidden" />
      <dd className={`min-w-0 text-right tabular-nums ${strong ? 'text-18 font-700' : 'font-600'}`}>
        {value}
      </dd>
    </div>
  )
}

export interface AmountSummaryProps {
  rows: readonly { label: string; amount: Paise | undefined }[]
  total: { label: string; amount: Paise | undefined }
}

/** Amounts and their total, which is underlined twice as bookkeepers do. */
export function AmountSummary({ rows, total }: AmountSummaryProps) {
  return (
    <dl className="@container flex flex-col gap-2">
      {rows.map((row) => (
        <Row key={row.label} label={row.label} value={<Money amount={row.amount} />} />
      ))}
      <div
        data-listen
        className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 border-t border-ink pt-2"
      >
        <dt className="font-700">{total.label}</dt>
        <dd className="ml-auto border-b-4 border-double border-ink text-22 font-700">
          <Money amount={total.amount} />
        </dd>
      </div>
    </dl>
  )
}

/** Facts in two columns, label above value. Use `DefinitionRows` for sums. */
export function FactGrid({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <div className="facts">
      <dl className="gap-x-4 gap-y-2">
        {rows.filter(isFilled).map(({ label, value, strong }) => (
          <div key={label} data-listen className="min-w-0">
            <dt className="text-14 text-ink-muted">{label}</dt>
            <dd className={`tabular-nums ${strong ? 'font-700' : 'font-600'}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
