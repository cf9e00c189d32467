import { useState } from 'react'
import type { OrderItem } from '@/api/contract/order-item'
import type { Gain } from '@/domain/quotes'
import { formatPaise } from '@/domain/money'
import { productPicture } from '@/config/env'
import { SharePicture } from '@/features/shared/share/SharePicture'
import { useProductName, useText } from '@/text/text'
import { Checkbox } from '@/ui/Checkbox'

export interface ShareSaleProps {
  item: OrderItem
  gain: Gain
}

/** QUO-9: what a sale earned as a picture, without vendor and order. */
export function ShareSale({ item, gain: { afterFee, percentAfterFee } }: ShareSaleProps) {
  const t = useText('shareSale')
  const tQuotes = useText('quotes')
  const [hasAmount, setHasAmount] = useState(true)
  return (
    <SharePicture
      title={useProductName()(item.name)}
      figure={
        hasAmount
          ? tQuotes('earned', { amount: formatPaise(afterFee, 2) })
          : t('earnedPercent', { percent: percentAfterFee })
      }
      photo={productPicture(item.sku)?.src}
      file="sale.png"
    >
      <Checkbox
        label={t('showAmount')}
        checked={hasAmount}
        onChange={(event) => setHasAmount(event.target.checked)}
      />
    </SharePicture>
  )
}
