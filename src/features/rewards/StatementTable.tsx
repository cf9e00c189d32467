import { indianDay } from '@/domain/dates'
import { type Paise, rupeesFromPaise } from '@/domain/money'
import { type Statement, type StatementEntry, toCsv } from '@/domain/statement'
import { useProductName, useText } from '@/text/text'
import { DateText } from '@/ui/DateText'
import { Money } from '@/ui/Money'
import { Profit } from '@/ui/Profit'
import { useFormatQuantity } from '@/ui/use-format'

export function StatementTable({ entries }: { entries: readonly StatementEntry[] }) {
  const t = useText('statement')
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr className="border-b border-hairline-strong text-left text-ink-muted">
          <th scope="col" className="py-2 pr-3 font-600">
            {t('entry')}
          </th>
          <th scope="col" className="min-w-amount py-2 text-right font-600">
            {t('amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry }: { entry: StatementEntry }) {
  const t = useText('statement')
  const labels = useEntryLabels()(entry)
  return (
    <tr className="border-b border-hairline align-top">
      <td className="py-2 pr-3">
        <p>
          <span className="font-600">{labels.kind}</span> <DateText date={entry.date} />
        </p>
        <p className="wrap-anywhere text-ink-muted">{labels.text}</p>
      </td>
      <td className="py-2 text-right font-600 whitespace-nowrap">
        <Money amount={entry.amount} />
        {entry.kind === 'sale' && entry.profit !== undefined && (
          <p className="whitespace-normal">
            <Profit amount={entry.profit} afterFee={entry.afterFee} />
          </p>
        )}
        {entry.kind === 'purchase' && (entry.fee ?? 0) > 0 && (
          <p className="font-400 text-ink-muted">
            <span>{t('fee')}</span> <Money amount={entry.fee} />
          </p>
        )}
      </td>
    </tr>
  )
}

function useEntryLabels(): (entry: StatementEntry) => { kind: string; text: string } {
  const t = useText('statement')
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  return (entry) => {
    const kind = t('kind', { kind: entry.kind })
    if (entry.kind === 'reward') return { kind, text: entry.name }
    const items = entry.kind === 'purchase' ? entry.items : [entry.item]
    const names = items.map((item) => `${productName(item.name)} ${formatQuantity(item)}`)
    return { kind, text: `${entry.order}: ${names.join(', ')}` }
  }
}

/** Plain rupees, so that a spreadsheet can add them up: `12490.04`. */
const rupees = (amount: Paise | undefined) => (amount === undefined ? '' : rupeesFromPaise(amount))

interface Column {
  head: string
  cell: (entry: StatementEntry) => string | number
  total: string | number
}

export function useStatementCsv(): (statement: Statement) => Blob {
  const t = useText('statement')
  const labelsOf = useEntryLabels()

  return ({ entries, totals }) => {
    const amounts = (
      label: string,
      amountOf: (entry: StatementEntry) => Paise | undefined,
      total: Paise | undefined,
    ): Column => ({
      head: t('inRupees', { label }),
      cell: (entry) => rupees(amountOf(entry)),
      total: rupees(total),
    })
    const columns: Column[] = [
      { head: t('date'), cell: ({ date }) => indianDay(date) ?? '', total: t('totals') },
      { head: t('type'), cell: (entry) => labelsOf(entry).kind, total: '' },
      { head: t('entry'), cell: (entry) => labelsOf(entry).text, total: '' },
      { head: t('soldTo'), cell: (e) => (e.kind === 'sale' ? e.item.soldTo : ''), total: '' },
      amounts(t('purchases'), (e) => amountOfKind(e, 'purchase'), totals.purchases),
      amounts(t('fees'), (e) => (e.kind === 'purchase' ? e.fee : undefined), totals.fees),
      amounts(t('sales'), (e) => amountOfKind(e, 'sale'), totals.sales),
      amounts(t('profit'), (e) => (e.kind === 'sale' ? e.profit : undefined), totals.profit),
      amounts(t('rewards'), (e) => amountOfKind(e, 'reward'), totals.rewards),
    ]
    const csv = toCsv([
      columns.map(({ head }) => head),
      ...entries.map((entry) => columns.map(({ cell }) => cell(entry))),
      columns.map(({ total }) => total),
    ])
    return new Blob([csv], { type: 'text/csv;charset=utf-8' })
  }
}

const amountOfKind = (entry: StatementEntry, kind: StatementEntry['kind']) =>
  entry.kind === kind ? entry.amount : undefined
