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

/** No dotted leader where values may have to wrap. */
export function DefinitionRows({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl className="@container flex flex-col gap-1">
      {rows.filter(isFilled).map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </dl>
  )
}

function Row({ label, value, strong }: DefinitionRow) {
  return (
    <div data-listen className="flex flex-wrap items-baseline justify-end gap-x-2">
      <dt className={`mr-auto ${strong ? 'text-title' : 'text-label text-ink-muted'}`}>{label}</dt>
      <span aria-hidden="true" className="h-1 min-w-4 flex-1 leader @max-2xs:hidden" />
      <dd className={`min-w-0 text-right tabular-nums ${strong ? 'text-amount' : ''}`}>{value}</dd>
    </div>
  )
}

export interface AmountSummaryProps {
  rows: readonly { label: string; amount: Paise | undefined }[]
  total: { label: string; amount: Paise | undefined; note?: ReactNode }
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
        {total.note && <dd className="w-full text-right">{total.note}</dd>}
      </div>
    </dl>
  )
}
