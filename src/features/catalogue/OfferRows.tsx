import type { Product } from '@/api/contract/product'
import { useText } from '@/text/text'
import { DefinitionRows } from '@/ui/DefinitionRows'
import type { DefinitionRow } from '@/ui/DefinitionRows'
import { PriceRange } from '@/ui/Money'
import { useOfferDuration } from '@/ui/use-offer-duration'
import { PurchasePrice } from './PurchasePrice'
import { useMarginRange } from './use-margin-range'

interface OfferRowsProps {
  product: Product
  /** "expected selling price range (two decimals, 0.00 if missing)" on the quantity screen. */
  sellingDecimals?: 2 | 'exact'
  rows: readonly ('duration' | 'netWeight' | 'price' | 'selling' | 'margin')[]
}

/** The figures of one offer. Net weight only for an international one (PRD-3). */
export function OfferRows({ product, sellingDecimals = 'exact', rows }: OfferRowsProps) {
  const t = useText('catalogue')
  const offerDuration = useOfferDuration()
  const marginRange = useMarginRange()
  const { sellingPriceMin: min, sellingPriceMax: max, unit, netWeight } = product
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
    margin: { label: t('expectedMargin'), value: marginRange(product) },
  }
  return (
    <div className="text-14">
      <DefinitionRows rows={rows.map((row) => all[row]).filter((row) => row !== undefined)} />
    </div>
  )
}
