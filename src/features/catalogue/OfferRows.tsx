import type { Product } from '@/api/contract/product'
import { hasDealDays } from '@/domain/dates'
import { type UnitPrice, formatUnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { useText, useUnitName } from '@/text/text'
import { classes } from '@/ui/classes'
import { useFormatRange } from '@/ui/use-format'

/** MNY-3: an unknown selling price has an unknown margin. */
function margin(selling: UnitPrice, { purchasePrice }: Product): string {
  return selling > 0 ? marginPercent(selling, purchasePrice) : '0.00'
}

/** Why the offer cannot be bought; undefined when it can. */
export function useUnavailableReason(product: Product): string | undefined {
  const t = useText('catalogue')
  if (product.purchasePrice <= 0) return t('noPrice')
  return hasDealDays(product) ? undefined : t('noDays')
}

/** MNY-3: `3.96% – 7.92%`. */
export function useMarginRange() {
  const range = useFormatRange()
  return (product: Product) =>
    range(
      `${margin(product.sellingPriceMin, product)}%`,
      `${margin(product.sellingPriceMax, product)}%`,
    )
}

/** As short as a narrow column: `3.96–7.92%`. */
export function useShortMargin() {
  const marginRange = useMarginRange()
  return (product: Product) => marginRange(product).replace('% – ', '–')
}

interface PurchasePriceProps {
  product: Product
  /** 0 in lists; exact in the details, on the quantity screen and in the cart. */
  decimals: 0 | 'exact'
  size?: 'text-14' | 'text-16' | 'text-22'
  className?: string
}

/** The purchase price per unit, its figure in bold. A dash when there is none. */
export function PurchasePrice(props: PurchasePriceProps) {
  const { product, decimals, size = 'text-16', className } = props
  const t = useText('catalogue')
  const unitName = useUnitName()
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
      <span>{t('perUnit', { unit: unitName(product.unit) })}</span>
    </span>
  )
}
