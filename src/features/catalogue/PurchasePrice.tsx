import type { Product } from '@/api/contract/product'
import { formatUnitPrice } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { classes } from '@/ui/classes'

interface PurchasePriceProps {
  product: Product
  /** Lists none; the details, the quantity screen and the cart show it exactly. */
  decimals: 0 | 'exact'
  /** Of the figure. */
  size?: 'text-14' | 'text-16' | 'text-18'
  className?: string
}

/** The purchase price per unit, its figure in bold. A dash when there is none. */
export function PurchasePrice(props: PurchasePriceProps) {
  const { product, decimals, size = 'text-16', className } = props
  const t = useText('catalogue')
  const unitName = useUnit()
  const unknown = useText('ui')('unknown')
  if (product.purchasePrice <= 0) return <span className={className}>{unknown}</span>
  return (
    <span
      className={classes(
        'inline-flex flex-wrap items-baseline text-14 font-400 text-ink-muted tabular-nums',
        className,
      )}
    >
      <span className={classes('font-700 text-ink', size)}>
        {formatUnitPrice(product.purchasePrice, decimals)}
      </span>
      {t('perUnit', { unit: unitName(product.unit) })}
    </span>
  )
}
