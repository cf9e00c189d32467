import type { Order } from '@/api/contract/order'
import { readIso } from '@/domain/dates'
import { ACTIVATION_HOURS } from '@/domain/expected-by'
import { orderTone } from '@/domain/status'
import { useText } from '@/text/text'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'
import { Drawing, line } from '@/ui/drawings/Drawing'
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

/** Two price tags on a string, nothing written on them. */
export function NoQuotesDrawing() {
  return (
    <Drawing>
      <path d="M30 30c30 14 70 14 100 0" className={line} />
      <path
        d="M50 52l14-11 16 8v47a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V60z"
        className="fill-surface stroke-leaf-900"
      />
      <path
        d="M110 50l-13-9-15 9v40a4 4 0 0 0 4 4h26a4 4 0 0 0 4-4V57z"
        className="fill-turmeric-100 stroke-leaf-900"
      />
      <path d="M64 41l-2 12M97 41l2 12M54 72h16M54 84h10M92 68h14M92 80h9" className={line} />
      <circle cx="62" cy="56" r="3" className="fill-turmeric-500 stroke-leaf-900" />
      <circle cx="99" cy="55" r="3" className="fill-surface stroke-leaf-900" />
    </Drawing>
  )
}
