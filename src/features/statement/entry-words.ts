import { formatQuantity } from '@/domain/quantity'
import type { StatementEntry } from '@/domain/statement'
import { useText } from '@/text/text'

/** What an entry is called, and what it is about in one line. */
export function useEntryWords(): (entry: StatementEntry) => { kind: string; text: string } {
  const t = useText('statement')
  return (entry) => {
    const kind = t('kind', { kind: entry.kind })
    if (entry.kind === 'reward') return { kind, text: entry.name }
    const items = entry.kind === 'purchase' ? entry.items : [entry.item]
    const names = items.map(({ name, quantity, unit }) =>
      t('item', { name, quantity: formatQuantity(quantity), unit }),
    )
    return { kind, text: [entry.order, ...names].join(' · ') }
  }
}
