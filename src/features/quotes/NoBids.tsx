import type { Order } from '@/api/contract/order'
import { readIso } from '@/domain/dates'
import { ACTIVATION_HOURS } from '@/domain/expected-by'
import { orderTone } from '@/domain/status'
import { useText } from '@/text/text'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'
import { NoQuotesDrawing } from '@/ui/drawings/NoQuotesDrawing'
import { EmptyState } from '@/ui/EmptyState'

interface NoBidsProps {
  order: Order
  /** The deal's start, as the provider sends it. */
  begins: string
  /** When the quote was read (ms). */
  updatedAt: number
}

/** Says that no vendor has bid yet, and when bids come. */
export function NoBids({ order, begins, updatedAt }: NoBidsProps) {
  const t = useText('quotes')
  const formatDate = useFormatDate()
  const byAbout = useExpectedEnd()
  const isToCome = (readIso(begins.trim())?.getTime() ?? 0) > updatedAt

  function explanation(): string {
    if (isToCome) return t('noBidsFrom', { date: formatDate(begins) })
    if (orderTone(order.status) !== 'pending') return t('noBidsText')
    const about = byAbout('', order.createdAt, ACTIVATION_HOURS)
    return about ? `${t('noBidsPending')} (${about})` : t('noBidsPending')
  }

  return <EmptyState picture={<NoQuotesDrawing />} title={t('noBids')} text={explanation()} />
}
