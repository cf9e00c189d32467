import type { StatementEntry } from '@/domain/statement'
import { useProductName, useText } from '@/text/text'
import { useFormatQuantity } from '@/ui/use-format-quantity'

/** The kind of an entry, and its text in one line. */
export function useEntryWords(): (entry: StatementEntry) => { kind: string; text: string } {
  const t = useText('statement')
  const productName = useProductName()
  const formatQuantity = useFormatQuantity()
  return (entry) => {
    const kind = t('kind', { kind: entry.kind })
    if (entry.kind === 'reward') return { kind, text: entry.name }
    const items = entry.kind === 'purchase' ? entry.items : [entry.item]
    const names = items.map((item) => `${productName(item.name)} ${formatQuantity(item)}`)
    return { kind, text: `${entry.order} · ${names.join(', ')}` }
  }
}
