import { type DeliverableItem, deliveryStage } from '@/domain/delivery'
import type { NeededAction } from '@/domain/needed-actions'
import { wordChoice } from '@/domain/status'
import { useText } from '@/text/text'

/** Translates the provider's status words; unknown ones are shown as they came. */
export function useOrderWords() {
  const t = useText('orders')
  const ui = useText('ui')
  return {
    status: (raw: string) => ui('orderStatus', { word: wordChoice(raw), raw }),
    payment: (raw: string) => t('paymentStatus', { word: wordChoice(raw), raw }),
    salePayment: (raw: string) => ui('salePayment', { word: wordChoice(raw), raw }),
    sale: ({ isSold, saleStatus }: { isSold: boolean; saleStatus: string }) =>
      t('saleStatus', { word: isSold ? 'sold' : wordChoice(saleStatus), raw: saleStatus }),
    action: (needed: NeededAction<{ quotesCount: number }>) => {
      if (needed.kind === 'reverify') return t('reverifyAction')
      if (needed.kind === 'payDelivery') return t('payDeliveryAction')
      const count = needed.items.reduce((sum, { quotesCount }) => sum + quotesCount, 0)
      return t('chooseQuoteAction', { count })
    },
    delivery: (item: DeliverableItem) => t('delivery', { stage: deliveryStage(item) }),
  }
}
