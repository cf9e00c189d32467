import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { paise, formatPaise } from '@/domain/money'
import { gainAt } from '@/domain/quotes'
import { deliveryPaymentKey, unsentTransactionId } from '@/features/shared/payment/payment-record'
import { paths } from '@/routes/paths'
import { useSignedInUserId } from '@/session/session'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { SaleState, useSale } from './sale-submission'

type Sale = ReturnType<typeof useSale>

interface ConfirmSaleOptions extends Pick<Sale, 'submission' | 'sell'> {
  item: OrderItem
}

/** Why a tap asks before it sells: a loss, or a payment of its delivery that was not sent. */
function useDoubts(item: OrderItem) {
  const userId = useSignedInUserId()
  return {
    loss: useCallback(
      (bid: Bid) => paise(Math.max(0, 0 - (gainAt(item, bid.price)?.amount ?? 0))),
      [item],
    ),
    hasUnsentPayment: useCallback(
      () => unsentTransactionId(userId, deliveryPaymentKey(item.id)) !== '',
      [userId, item.id],
    ),
  }
}

/** Sells on a tap: at once, or after a question (`asked`). */
export function useConfirmSale({ item, submission, sell }: ConfirmSaleOptions) {
  const [asked, setAsked] = useState<Bid>()
  const { loss, hasUnsentPayment } = useDoubts(item)
  const sellNow = useCallback(
    (bid: Bid) => {
      setAsked(undefined)
      void sell(bid)
    },
    [sell],
  )
  const confirm = useCallback(
    (bid: Bid) => {
      const isDoubtful = loss(bid) > 0 || hasUnsentPayment()
      // After an unknown outcome the tap only looks up the sale.
      if (isDoubtful && submission.state().kind !== 'unknown') setAsked(bid)
      else sellNow(bid)
    },
    [loss, hasUnsentPayment, submission, sellNow],
  )
  return { asked, confirm, sellNow, dismiss: () => setAsked(undefined) }
}

/**
 * After the sale the confirmation replaces this screen in the history (QUO-5). Returns whether it
 * is about to.
 */
export function useOpenConfirmation(
  submission: Sale['submission'],
  state: SaleState,
  { orderId, itemId, isSold }: { orderId: string; itemId: string; isSold: boolean },
): boolean {
  const navigate = useNavigate()
  const isNews = state.kind === 'done' && !state.seen

  useEffect(() => {
    const path = paths.sellConfirmation({ orderId, itemId })
    if (isNews) void navigate(path, { replace: true })
    else if (isSold) submission.clearSeen()
  }, [isNews, isSold, submission, navigate, orderId, itemId])
  return isNews
}

interface SaleDialogProps {
  item: OrderItem
  bid: Bid
  onSell: (bid: Bid) => void
  onClose: () => void
}

/** The second tap of a double tap on Confirm Sell is no answer (ms). */
const DOUBLE_TAP_TIME = 500

/** Asks once more before a sale below the purchase price, or of what was paid to be delivered. */
export function SaleDialog({ item, bid, onSell, onClose }: SaleDialogProps) {
  const t = useText('quotes')
  const [openedAt] = useState(() => performance.now())
  const { loss, hasUnsentPayment } = useDoubts(item)
  const isLoss = loss(bid) > 0
  return (
    <Dialog
      onClose={onClose}
      title={isLoss ? t('lossTitle', { amount: formatPaise(loss(bid), 2) }) : t('heldTitle')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('lossBack')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              if (performance.now() - openedAt > DOUBLE_TAP_TIME) onSell(bid)
            }}
          >
            {t(isLoss ? 'lossSell' : 'heldSell')}
          </Button>
        </>
      }
    >
      {isLoss && <p>{t('lossText', { vendor: bid.vendorName.trim() || t('unnamedVendor') })}</p>}
      {hasUnsentPayment() && <p>{t('heldText')}</p>}
    </Dialog>
  )
}
