import type { Product } from '@/api/contract/product'
import { formatUnitPrice } from '@/domain/rupees'
import { useText } from '@/text/text'
import { classes } from '@/ui/classes'

interface PurchasePriceProps {
  product: Product
  /** Lists none; the details, the quantity screen and the cart show it exactly. */
  decimals: 0 | 'exact'
  className?: string
}

/** What an offer costs per unit; the figure stands out, the unit follows it. A dash while there is no price. */
export function PurchasePrice({ product, decimals, className }: PurchasePriceProps) {
  const t = useText('catalogue')
  const unknown = useText('ui')('unknown')
  if (product.purchasePrice <= 0) return <span className={className}>{unknown}</span>
  return (
    <span className={classes('inline-flex flex-wrap items-baseline tabular-nums', className)}>
      <span className="font-700">{formatUnitPrice(product.purchasePrice, decimals)}</span>
      <span className="text-12 font-400 text-ink-muted">
        {t('perUnit', { unit: product.unit })}
      </span>
    </span>
  )
}
