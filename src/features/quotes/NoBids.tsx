import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { readIso } from '@/domain/dates'
import { ACTIVATION_HOURS } from '@/domain/expected-by'
import { isDealOver } from '@/domain/needed-actions'
import { orderTone } from '@/domain/status'
import { now } from '@/lib/clock'
import { useText } from '@/text/text'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { EmptyState } from '@/ui/EmptyState'

interface NoBidsProps {
  order: Order
  item: OrderItem
  /** When the quote was read (ms). */
  updatedAt: number
}

/** Says that no vendor has bid yet, and when bids come. */
export function NoBids({ order, item, updatedAt }: NoBidsProps) {
  const t = useText('quotes')
  const formatDate = useFormatDate()
  const byAbout = useExpectedEnd()
  const { dealStartDate: begins } = item
  const isToCome = (readIso(begins.trim())?.getTime() ?? 0) > updatedAt

  function explanation(): string {
    if (isToCome) return t('noBidsFrom', { date: formatDate(begins) })
    if (isDealOver(item, now())) return t('endedWithout')
    if (orderTone(order.status) !== 'pending') return t('noBidsText')
    const about = byAbout('', order.createdAt, ACTIVATION_HOURS)
    return about ? `${t('noBidsPending')} (${about})` : t('noBidsPending')
  }

  return <EmptyState picture={<NoQuotesDrawing />} title={t('noBids')} text={explanation()} />
}
