import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { now } from '@/lib/clock'
import { daysBetween } from '@/domain/dates'
import { type DeliverableItem, deliveryStage, unknownDeliveryStatus } from '@/domain/delivery'
import { ACTIVATION_HOURS, VERIFICATION_HOURS } from '@/domain/expected-by'
import type { NeededAction } from '@/domain/needed-actions'
import { isRejectedWord, orderTone, paymentState, wordChoice } from '@/domain/status'
import type { Stage, Timeline } from '@/domain/timeline'
import { useText } from '@/text/text'
import { useExpectedEnd, useFormatDate } from '@/ui/DateText'

const isPending = (salePaymentStatus: string) =>
  ['none', 'pending'].includes(paymentState(salePaymentStatus))

const HOURS = { verification: VERIFICATION_HOURS, activation: ACTIVATION_HOURS }

const NOT_SOLD = { isSold: false, saleStatus: '' }

/** The texts of a timeline's stages: the name, and one line of detail. */
export function useStageLabels(
  order: Order,
  items: readonly OrderItem[],
  { outcome, counts }: Pick<Timeline, 'outcome' | 'counts'>,
) {
  const t = useText('orders')
  const labels = useOrderLabels()
  const formatDate = useFormatDate()
  const byAbout = useExpectedEnd()
  const one = items.length === 1 ? items[0] : undefined
  const settled = counts.sold + counts.delivered

  function nameOf({ name, state }: Stage): string {
    if (name !== 'outcome') return t('stage', { name })
    if (outcome === 'sold') return t('stage', { name: 'sold' })
    if (outcome === 'delivery')
      return t('stage', { name: state === 'done' ? 'delivered' : 'delivery' })
    return t('stage', { name: 'outcome' })
  }

  function quotes(): string {
    if (counts.quotes > 0) return t('quotesHere', { count: counts.quotes })
    const from = one?.dealStartDate
    const isAhead = (daysBetween(now(), from) ?? 0) > 0
    return isAhead ? t('quotesFrom', { date: formatDate(from) }) : t('waitingForQuotes')
  }

  function outcomeDetail(state: Stage['state']): string {
    if (one && outcome === 'delivery') return deliveryOf(one)
    if (one && outcome === 'sold') return soldOf(one)
    if (outcome === 'sold') return t('soldCount', { sold: settled, items: counts.items })
    if (settled > 0) return t('settledCount', { settled, items: counts.items })
    if (state !== 'current' || outcome !== 'open') return ''
    const isAutoSold = orderTone(order.status) === 'active' && counts.quotes > 0
    return isAutoSold ? t('autoSale') : labels.sale(NOT_SOLD)
  }

  function soldOf(item: OrderItem): string {
    const date = formatDate(item.soldAt)
    return date ? t('soldOn', { date }) : ''
  }

  function deliveryOf(item: OrderItem): string {
    const date = formatDate(item.deliveryRequest?.estimatedDeliveryDate)
    const isUnderWay = !['delivered', 'rejected', 'requested'].includes(deliveryStage(item))
    return [labels.delivery(item), isUnderWay && date && t('expectedBy', { date })]
      .filter(Boolean)
      .join(' ·\u00A0')
  }

  /** The status that stopped it; a rejected payment has a red box of its own. */
  function stopOf({ purchasePaymentStatus, status }: Order): string {
    return isRejectedWord(purchasePaymentStatus) ? '' : labels.status(status)
  }

  /** Adds the expected hour. A rejected payment delays the activation, too. */
  function timed(detail: string, hours: number): string {
    return isRejectedWord(order.purchasePaymentStatus)
      ? detail
      : byAbout(detail, order.createdAt, hours)
  }

  function detailOf({ name, state }: Stage): string {
    const isAhead = state === 'current' || state === 'next'
    switch (name) {
      case 'paid':
        return formatDate(order.createdAt)
      case 'verification':
      case 'activation':
        if (state === 'failed') return stopOf(order)
        return isAhead ? timed(t(`${name}Time`), HOURS[name]) : ''
      case 'quotes':
        return state === 'current' ? quotes() : ''
      case 'outcome':
        return state === 'next' ? '' : outcomeDetail(state)
      case 'payout':
        if (one && state !== 'next' && state !== 'done' && one.salePaymentStatus !== '')
          return [
            labels.salePayment(one.salePaymentStatus),
            isPending(one.salePaymentStatus) && t('payoutTime'),
          ]
            .filter(Boolean)
            .join(' ·\u00A0')
        return isAhead ? t('payoutTime') : ''
    }
  }

  return { nameOf, detailOf }
}

/** Translates the provider's status words; unknown ones are shown as they came. */
export function useOrderLabels() {
  const t = useText('orders')
  const tUi = useText('ui')
  return {
    status: (raw: string) => tUi('orderStatus', { word: wordChoice(raw), raw }),
    payment: (raw: string) => t('paymentStatus', { word: paymentState(raw), raw }),
    salePayment: (raw: string) => tUi('salePayment', { word: paymentState(raw), raw }),
    sale: ({ isSold, saleStatus }: { isSold: boolean; saleStatus: string }) =>
      t('saleStatus', { word: isSold ? 'sold' : wordChoice(saleStatus), raw: saleStatus }),
    action: (action: NeededAction<{ quotesCount: number }>) => {
      if (action.kind === 'reverify') return t('reverifyAction')
      if (action.kind === 'payDelivery') return t('payDeliveryAction')
      const count = action.items.reduce((sum, { quotesCount }) => sum + quotesCount, 0)
      return t('chooseQuoteAction', { count })
    },
    delivery(item: DeliverableItem) {
      const word = unknownDeliveryStatus(item)
      return t('delivery', { stage: word ? 'odd' : deliveryStage(item), word })
    },
  }
}
