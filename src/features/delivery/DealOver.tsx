import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/clock'
import { isDealOver } from '@/domain/needed-actions'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import { useFormatDate } from '@/ui/DateText'

/** "After the deal's end it says that the deal has ended and still lets the person ask." */
export function DealOver({ item }: { item: OrderItem }) {
  const t = useText('delivery')
  const formatDate = useFormatDate()
  if (!isDealOver(item, now())) return null
  return <Notice tone="warn">{t('dealOver', { date: formatDate(item.dealEndDate) })}</Notice>
}
