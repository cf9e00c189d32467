import type { OrderItem } from '@/api/contract/order-item'
import { type UnitPrice, formatUnitPrice } from '@/domain/money'
import { ShareOfferButton } from '@/features/shared/share/ShareOfferButton'
import { useProductName, useText, useUnitName } from '@/text/text'

interface ShareQuoteProps {
  item: OrderItem
  best: UnitPrice
  count: number
}

/** SHR-3: shares the best quote without its vendor, then the invitation to the same offer. */
export function ShareQuote({ item, best, count }: ShareQuoteProps) {
  const t = useText('shareQuote')
  const tQuotes = useText('quotes')
  const name = useProductName()(item.name)
  const unit = useUnitName()(item.unit)
  return (
    <ShareOfferButton
      label={tQuotes('shareQuote')}
      sheetName="share-quote"
      sku={item.sku}
      text={t('quote', { name, price: formatUnitPrice(best, 3), unit, count })}
    />
  )
}
