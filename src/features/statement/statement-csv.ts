import { indianDay } from '@/domain/dates'
import { type Paise, rupeesFromPaise } from '@/domain/money'
import { type Statement, type StatementEntry, toCsv } from '@/domain/statement'
import { useText } from '@/text/text'
import { useEntryWords } from './StatementTable'

/** Plain rupees, so that a spreadsheet can add them up: `12490.04`. */
const rupees = (amount: Paise | undefined) => (amount === undefined ? '' : rupeesFromPaise(amount))

export function useStatementCsv(): (statement: Statement) => Blob {
  const t = useText('statement')
  const wordsOf = useEntryWords()

  const row = (entry: StatementEntry) => {
    const { kind, text } = wordsOf(entry)
    const isPurchase = entry.kind === 'purchase'
    const isSale = entry.kind === 'sale'
    return [
      indianDay(entry.date) ?? '',
      kind,
      text,
      isSale ? entry.item.soldTo : '',
      isPurchase ? rupees(entry.amount) : '',
      isPurchase ? rupees(entry.fee) : '',
      isSale ? rupees(entry.amount) : '',
      isSale ? rupees(entry.profit) : '',
      entry.kind === 'reward' ? rupees(entry.amount) : '',
    ]
  }

  return ({ entries, totals }) => {
    const inRupees = (label: string) => t('inRupees', { label })
    const csv = toCsv([
      [
        t('date'),
        t('type'),
        t('entry'),
        t('soldTo'),
        inRupees(t('purchases')),
        inRupees(t('fees')),
        inRupees(t('sales')),
        inRupees(t('profit')),
        inRupees(t('rewards')),
      ],
      ...entries.map(row),
      [
        t('totals'),
        '',
        '',
        '',
        rupees(totals.purchases),
        rupees(totals.fees),
        rupees(totals.sales),
        rupees(totals.profit),
        rupees(totals.rewards),
      ],
    ])
    return new Blob([csv], { type: 'text/csv;charset=utf-8' })
  }
}
