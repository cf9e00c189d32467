import type { Product } from '@/api/contract/product'
import { formatUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { classes } from '@/ui/classes'

interface PurchasePriceProps {
  product: Product
  /** Lists none; the details, the quantity screen and the cart show it exactly. */
  decimals: 0 | 'exact'
  className?: string
}

/** The purchase price per unit, its figure in bold. A dash when there is none. */
export function PurchasePrice({ product, decimals, className }: PurchasePriceProps) {
  const t = useText('catalogue')
  const unitName = useUnit()
  const unknown = useText('ui')('unknown')
  if (product.purchasePrice <= 0) return <span className={className}>{unknown}</span>
  return (
    <span className={classes('inline-flex flex-wrap items-baseline tabular-nums', className)}>
      <span className="font-700">{formatUnitPrice(product.purchasePrice, decimals)}</span>
      <span className="text-14 font-400 text-ink-muted">
        {t('perUnit', { unit: unitName(product.unit) })}
      </span>
    </span>
  )
}
