import type { OrderItem } from '@/api/contract/order-item'
import { useUserIfAvailable } from '@/api/hooks/user'
import type { UnitPrice } from '@/domain/money'
import { formatUnitPrice } from '@/domain/rupees'
import { productPicture } from '@/env'
import { useProductName, useText, useUnitName } from '@/text/text'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'

export interface ShareQuoteProps {
  item: OrderItem
  best: UnitPrice
  count: number
  open: boolean
  onClose: () => void
}

/** SHR-3: the best quote without its vendor, then the invitation to the same offer. */
export function ShareQuote({ item, best, count, open, onClose }: ShareQuoteProps) {
  const t = useText('shareQuote')
  const name = useProductName()(item.name)
  const unit = useUnitName()(item.unit)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code, item.sku)
  const quote = t('quote', { name, price: formatUnitPrice(best, 3), unit, count })
  return (
    <ShareSheet
      open={open}
      onClose={onClose}
      {...invitation}
      message={`${quote} ${invitation.message}`}
      picture={productPicture(item.sku)?.src}
    />
  )
}
