import type { Product } from '@/api/contract/product'
import type { UnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import type { RateDecimals } from '@/domain/rupees'
import { useText } from '@/text/text'
import { DefinitionRows, FactGrid } from '@/ui/DefinitionRows'
import type { DefinitionRow } from '@/ui/DefinitionRows'
import { PriceRange } from '@/ui/Money'
import { useOfferDuration } from '@/ui/use-offer-duration'
import { PurchasePrice } from './PurchasePrice'

/** MNY-3: an unknown selling price has an unknown margin. */
function margin(selling: UnitPrice, { purchasePrice }: Product): string {
  return selling > 0 ? marginPercent(selling, purchasePrice) : '0.00'
}

/** MNY-3: `3.96% – 7.92%`. */
export function useMarginRange() {
  const t = useText('catalogue')
  return (product: Product) =>
    t('marginRange', {
      low: margin(product.sellingPriceMin, product),
      high: margin(product.sellingPriceMax, product),
    })
}

interface OfferRowsProps {
  product: Product
  /** Of the expected selling price: lists none, the quantity screen two (MNY-4). */
  sellingDecimals?: RateDecimals
  /** Two columns of label over value. */
  inColumns?: boolean
  rows: readonly ('duration' | 'netWeight' | 'price' | 'selling' | 'margin' | 'sellMargin')[]
}

/** The figures of one offer. Net weight only for an international one (PRD-3). */
export function OfferRows(props: OfferRowsProps) {
  const { product, sellingDecimals = 'exact', inColumns, rows } = props
  const t = useText('catalogue')
  const offerDuration = useOfferDuration()
  const { sellingPriceMin: min, sellingPriceMax: max, unit, netWeight } = product
  const marginRange = useMarginRange()(product)
  const all: Record<OfferRowsProps['rows'][number], DefinitionRow | undefined> = {
    duration: { label: t('offerDuration'), value: offerDuration(product) },
    netWeight:
      product.type === 'international' && netWeight
        ? { label: t('netWeight'), value: netWeight }
        : undefined,
    price: {
      label: t('purchasePrice'),
      value: <PurchasePrice product={product} decimals="exact" />,
      strong: true,
    },
    selling: {
      label: t('expectedSelling'),
      value: <PriceRange min={min} max={max} unit={unit} decimals={sellingDecimals} />,
    },
    margin: { label: t('expectedMargin'), value: marginRange },
    sellMargin: { label: t('sellMargin'), value: marginRange },
  }
  const shown = rows.map((row) => all[row]).filter((row) => row !== undefined)
  return (
    <div className="text-14">
      {inColumns ? <FactGrid rows={shown} /> : <DefinitionRows rows={shown} />}
    </div>
  )
}
