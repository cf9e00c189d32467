import { useId } from 'react'
import type { Product } from '@/api/contract/product'
import { quantityFromNumber } from '@/domain/quantity'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { EarningsCalculator } from '@/ui/EarningsCalculator'
import { PriceFigure } from './PriceFigure'

const ONE = quantityFromNumber(1)

export interface OfferCalculatorProps {
  product: Product
}

/** PRD-5: what a quantity of the offer earns at a selling price. */
export function OfferCalculator({ product }: OfferCalculatorProps) {
  const t = useText('calculator')
  const headingId = useId()
  const { purchasePrice, sellingPriceMin, sellingPriceMax } = product
  const hasRange = sellingPriceMin > 0 && sellingPriceMin <= sellingPriceMax
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-2">
        <h2 id={headingId} className="font-700">
          {t('title')}
        </h2>
        <EarningsCalculator
          purchasePrice={purchasePrice}
          unit={product.unit}
          quantity={product.minPurchaseQuantity || ONE}
          price={hasRange ? sellingPriceMin : purchasePrice}
          figure={(price) => hasRange && <PriceFigure product={product} price={price} />}
        />
      </Card>
    </section>
  )
}
