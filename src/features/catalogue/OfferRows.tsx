import type { Product } from '@/api/contract/product'
import { hasDealDays } from '@/domain/dates'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { formatUnitPrice, type RateDecimals } from '@/domain/rupees'
import { useText, useUnitName } from '@/text/text'
import { classes } from '@/ui/classes'
import { type DefinitionRow, DefinitionRows } from '@/ui/DefinitionRows'
import { PriceRange } from '@/ui/Money'
import { useOfferDuration, useFormatRange } from '@/ui/use-format'

/** MNY-3: an unknown selling price has an unknown margin. */
function margin(selling: UnitPrice, { purchasePrice }: Product): string {
  return selling > 0 ? marginPercent(selling, purchasePrice) : '0.00'
}

/** PRD-3: the net weight, of an international offer alone. */
export const netWeightOf = ({ type, netWeight }: Product) => type === 'international' && netWeight

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

interface OfferRowsProps {
  product: Product
  /** Decimals of the expected selling price: 0 in lists, 2 on the quantity screen (MNY-4). */
  sellingDecimals?: RateDecimals
  rows: readonly ('duration' | 'netWeight' | 'selling' | 'margin')[]
}

export function OfferRows(props: OfferRowsProps) {
  const { product, sellingDecimals = 'exact', rows } = props
  const t = useText('catalogue')
  const offerDuration = useOfferDuration()
  const { sellingPriceMin: min, sellingPriceMax: max, unit } = product
  const marginRange = useMarginRange()(product)
  const all: Record<OfferRowsProps['rows'][number], DefinitionRow> = {
    duration: { label: t('offerDuration'), value: offerDuration(product) },
    netWeight: { label: t('netWeight'), value: netWeightOf(product) },
    selling: {
      label: t('expectedSelling'),
      value: (
        <PriceRange
          min={min}
          max={max}
          unit={unit}
          decimals={sellingDecimals}
          // "0.00 if missing", on the quantity screen.
          withZeros={sellingDecimals === 2}
        />
      ),
    },
    margin: { label: t('expectedMargin'), value: marginRange },
  }
  return <DefinitionRows rows={rows.map((row) => all[row])} />
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
