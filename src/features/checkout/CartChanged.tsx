import type { CartLine } from '@/api/contract/cart'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'
import { Notice } from '@/ui/Notice'
import { type AgreedCart, agreedCartOf } from './agreed-cart'

interface CartChangedProps {
  agreed: AgreedCart | undefined
  lines: readonly CartLine[]
}

/** Says that the cart is not the one agreed to before, and by how much. */
export function CartChanged({ agreed, lines }: CartChangedProps) {
  const t = useText('checkout')
  const now = agreedCartOf(lines)
  if (!agreed || agreed.fingerprint === now.fingerprint) return null
  const before = agreed.totalWithFee
  return (
    <Notice live tone="warn">
      {before === now.totalWithFee
        ? t('changedItems')
        : t('changedTotal', {
            before: formatPaise(before, 2),
            now: formatPaise(now.totalWithFee, 2),
          })}
    </Notice>
  )
}
