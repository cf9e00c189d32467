import type { OrderItem } from '@/api/contract/order-item'
import type { Bid } from '@/api/contract/quote'
import { useText } from '@/text/text'
import { EarningsCalculator } from '@/features/shared/EarningsCalculator'
import { Sheet } from '@/ui/Sheet'

interface BidCalculatorProps {
  item: OrderItem
  bid: Bid
  open: boolean
  onClose: () => void
}

/** QUO-8: begins with what the bid makes of the item. */
export function BidCalculator({ item, bid, open, onClose }: BidCalculatorProps) {
  const t = useText('calculator')
  const quotes = useText('quotes')
  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <div className="flex flex-col gap-2">
        <p className="text-ink-muted">{bid.vendorName.trim() || quotes('unnamedVendor')}</p>
        <EarningsCalculator
          key={`${bid.vendorId} ${bid.priceSent}`}
          purchasePrice={item.purchasePrice}
          unit={item.unit}
          quantity={item.quantity}
          price={bid.price}
        />
      </div>
    </Sheet>
  )
}
