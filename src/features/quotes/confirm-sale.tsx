import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { withPendingWork } from '@/api/pending-work'
import { paise } from '@/domain/money'
import { gainAt } from '@/domain/quotes'
import { formatPaise } from '@/domain/rupees'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { SaleState, useSale } from './sale-submission'

type Sale = ReturnType<typeof useSale>

interface ConfirmSaleOptions extends Pick<Sale, 'submission' | 'sell'> {
  item: OrderItem
}

/** Sells on a tap: at once, or after a question when it makes a loss (`atLoss`). */
export function useConfirmSale({ item, submission, sell }: ConfirmSaleOptions) {
  const [atLoss, setAtLoss] = useState<Bid>()
  const dismissLoss = () => setAtLoss(undefined)
  const sellNow = useCallback(
    (bid: Bid) => {
      setAtLoss(undefined)
      void withPendingWork(() => sell(bid))
    },
    [sell],
  )
  const confirm = useCallback(
    (bid: Bid) => {
      const isLoss = (gainAt(item, bid.price)?.amount ?? 0) < 0
      // After an unknown outcome the tap only looks up the sale.
      if (isLoss && submission.state().kind !== 'unknown') setAtLoss(bid)
      else sellNow(bid)
    },
    [item, submission, sellNow],
  )
  return { atLoss, confirm, sellNow, dismissLoss }
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
    const path = paths.sellConfirmation({ orderId, productId: itemId })
    if (isNews) void navigate(path, { replace: true })
    else if (isSold) submission.clearSeen()
  }, [isNews, isSold, submission, navigate, orderId, itemId])
  return isNews
}

interface LossDialogProps {
  item: OrderItem
  bid: Bid
  onSell: (bid: Bid) => void
  onClose: () => void
}

/** The second tap of a double tap on Confirm Sell is no answer (ms). */
const DOUBLE_TAP_TIME = 500

/** Asks once more before a sale below the purchase price, with the loss in rupees. */
export function LossDialog({ item, bid, onSell, onClose }: LossDialogProps) {
  const t = useText('quotes')
  const [openedAt] = useState(() => performance.now())
  const loss = paise(0 - (gainAt(item, bid.price)?.amount ?? 0))
  return (
    <Dialog
      onClose={onClose}
      title={t('lossTitle', { amount: formatPaise(loss, 2) })}
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
            {t('lossSell')}
          </Button>
        </>
      }
    >
      <p>{t('lossText', { vendor: bid.vendorName.trim() || t('unnamedVendor') })}</p>
    </Dialog>
  )
}
