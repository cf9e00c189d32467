import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { gainAt } from '@/domain/bids'
import { formatPaise } from '@/domain/rupees'
import { paise } from '@/domain/money'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface LossDialogProps {
  item: OrderItem
  bid: Bid
  onSell: (bid: Bid) => void
  onClose: () => void
}

/** Asks once more before a sale below the purchase price, with the loss in rupees. */
export function LossDialog({ item, bid, onSell, onClose }: LossDialogProps) {
  const t = useText('quotes')
  const loss = paise(0 - (gainAt(item, bid.price)?.amount ?? 0))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lossTitle', { amount: formatPaise(loss, 2) })}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('lossBack')}
          </Button>
          <Button kind="danger" onClick={() => onSell(bid)}>
            {t('lossSell')}
          </Button>
        </>
      }
    >
      <p>{t('lossText', { vendor: bid.vendorName.trim() || t('unnamedVendor') })}</p>
    </Dialog>
  )
}
