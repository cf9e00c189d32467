import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { dealDaysLeft } from '@/domain/needed-actions'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import { useFormatDate } from '@/ui/DateText'

/** By calendar days in India, as the order's timeline counts them. */
export function isDealOver(item: OrderItem): boolean {
  return (dealDaysLeft(item, now()) ?? 0) < 0
}

/** "After the deal's end it warns, not blocks" (decisions.md, "Orders, delivery, quotes"). */
export function DealOver({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  if (!isDealOver(item)) return null
  return <Notice tone="warn">{t('dealOver', { date: formatDate(item.dealEndDate) })}</Notice>
}
