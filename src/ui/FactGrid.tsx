import type { DefinitionRow } from './DefinitionRows'

/** Facts in two columns, label over value; sums stand in `DefinitionRows`. */
export function FactGrid({ rows }: { rows: readonly DefinitionRow[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
      {rows.map(({ label, value, strong }) => (
        <div key={label} className="min-w-0">
          <dt className="text-14 text-ink-muted">{label}</dt>
          <dd className={`tabular-nums ${strong ? 'font-700' : 'font-600'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
