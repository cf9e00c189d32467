import type { OrderItem } from '@/api/contract/order-item'
import { useUserIfAvailable } from '@/api/hooks/user'
import type { UnitPrice } from '@/domain/money'
import { formatUnitPrice } from '@/domain/rupees'
import { productPicture } from '@/env'
import { useProductName, useText, useUnitName } from '@/text/text'
import { ShareSheet, useInvitation } from '@/features/shared/ShareSheet'
import { IconButton } from '@/ui/IconButton'
import { ShareIcon } from '@/ui/icons'
import { useSheet } from '@/ui/use-sheet'

interface ShareQuoteProps {
  item: OrderItem
  best: UnitPrice
  count: number
}

/** SHR-3: shares the best quote without its vendor, then the invitation to the same offer. */
export function ShareQuote({ item, best, count }: ShareQuoteProps) {
  const t = useText('shareQuote')
  const quotes = useText('quotes')
  const sheet = useSheet('share-quote')
  const name = useProductName()(item.name)
  const unit = useUnitName()(item.unit)
  const code = useUserIfAvailable()?.referralCode ?? ''
  const invitation = useInvitation(code, item.sku)
  const quote = t('quote', { name, price: formatUnitPrice(best, 3), unit, count })
  return (
    <>
      <IconButton label={quotes('shareQuote')} onClick={sheet.open}>
        <ShareIcon />
      </IconButton>
      <ShareSheet
        open={sheet.isOpen}
        onClose={sheet.close}
        {...invitation}
        message={`${quote} ${invitation.message}`}
        picture={productPicture(item.sku)?.src}
      />
    </>
  )
}
