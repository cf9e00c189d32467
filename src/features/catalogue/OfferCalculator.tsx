import type { Product } from '@/api/contract/product'
import { type UnitPrice, plainUnitPrice } from '@/domain/money'
import { marginPercent } from '@/domain/pricing'
import { ONE } from '@/domain/quantity'
import { useText, useUnitName } from '@/text/text'
import {
  CalculatorIcon,
  CalculatorSheet,
  useCalculator,
} from '@/features/shared/calculator/CalculatorSheet'
import { ActionButton, ActionList } from '@/ui/ActionList'
import { Figure, PriceAxis } from '@/ui/Figure'

/** PRD-5: what a quantity of the offer earns at a selling price. */
export function OfferCalculator({ product }: { product: Product }) {
  const t = useText('calculator')
  const { open } = useCalculator()
  const { purchasePrice, sellingPriceMin, sellingPriceMax } = product
  const hasRange = sellingPriceMin > 0 && sellingPriceMin <= sellingPriceMax
  return (
    <>
      <ActionList>
        <ActionButton opens icon={<CalculatorIcon />} label={t('title')} onPress={open} />
      </ActionList>
      <CalculatorSheet
        purchasePrice={purchasePrice}
        unit={product.unit}
        quantity={product.minPurchaseQuantity || ONE}
        price={hasRange ? sellingPriceMin : purchasePrice}
        figure={(price) => hasRange && <PriceFigure product={product} price={price} />}
      />
    </>
  )
}

interface PriceFigureProps {
  product: Product
  /** The typed price; undefined while it is invalid. */
  price: UnitPrice | undefined
}

/** The purchase price as a line, the expected range as a band, the typed price as a dot. */
function PriceFigure({ product, price }: PriceFigureProps) {
  const t = useText('calculator')
  const unitName = useUnitName()
  const { purchasePrice, sellingPriceMin: min, sellingPriceMax: max, unit } = product
  const [from, to] = [Math.min(purchasePrice, min), Math.max(purchasePrice, max)]
  const margin = (to - from) / 10 || 1
  const rows = [
    ['purchase', purchasePrice],
    ['lowest', min],
    ['highest', max],
  ] as const
  return (
    <Figure
      caption={<span className="text-14 text-ink-muted">{t('figure')}</span>}
      columns={[t('which'), t('pricePerUnit', { unit: unitName(unit) }), t('margin')]}
      rows={rows.map(([row, at]) => ({
        key: row,
        cells: [t('row', { row }), plainUnitPrice(at), `${marginPercent(at, purchasePrice)}%`],
      }))}
    >
      <PriceAxis
        width={256}
        height={80}
        y={44}
        halfBandHeight={12}
        domain={[from - margin, to + margin]}
        band={[min, max]}
        purchasePrice={purchasePrice}
        purchaseLabel={t('figurePurchase', { price: plainUnitPrice(purchasePrice) })}
        label={t('figureExpected', { low: plainUnitPrice(min), high: plainUnitPrice(max) })}
        labelledPrice={(min + max) / 2}
      >
        {(x) =>
          price !== undefined && (
            <circle
              cx={x(price)}
              cy={44}
              r={6}
              className={price < purchasePrice ? 'fill-notice-600' : 'fill-leaf-600'}
            />
          )
        }
      </PriceAxis>
    </Figure>
  )
}
