import { useId, useState } from 'react'
import type { Product } from '@/api/contract/product'
import { type Outcome, outcomeAt } from '@/domain/outlook'
import { PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { parseQuantity, quantityFromNumber, quantityInputText } from '@/domain/quantity'
import { formatPaise, formatUnitPrice, plainUnitPrice } from '@/domain/rupees'
import { parseUnitPrice } from '@/domain/typed-price'
import { useText, useUnit } from '@/text/text'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { QuantityInput } from '@/ui/QuantityInput'
import { PriceFigure } from './PriceFigure'

const ONE = quantityFromNumber(1)

export interface OfferCalculatorProps {
  product: Product
}

/** PRD-5: what a quantity earns at a selling price, and from which price nothing is lost. */
export function OfferCalculator({ product }: OfferCalculatorProps) {
  const t = useText('calculator')
  const unit = useUnit()(product.unit)
  const headingId = useId()
  const { purchasePrice, sellingPriceMin, sellingPriceMax } = product
  const hasRange = sellingPriceMin > 0 && sellingPriceMin <= sellingPriceMax
  const [quantityText, setQuantityText] = useState(() =>
    quantityInputText(product.minPurchaseQuantity || ONE),
  )
  const [priceText, setPriceText] = useState(() =>
    plainUnitPrice(hasRange ? sellingPriceMin : purchasePrice).slice(1),
  )
  const quantity = parseQuantity(quantityText)
  const price = parseUnitPrice(priceText)
  const outcome =
    quantity !== undefined && price !== undefined
      ? outcomeAt({ quantity, purchasePrice }, price)
      : undefined
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-2">
        <h2 id={headingId} className="font-700">
          {t('title')}
        </h2>
        {hasRange && <PriceFigure product={product} price={price} />}
        <div className="grid grid-cols-2 gap-x-3">
          <QuantityInput
            label={t('quantity')}
            value={quantityText}
            onValue={setQuantityText}
            unit={product.unit}
          />
          <Field
            kind="decimal"
            label={t('price', { unit })}
            prefix="₹"
            value={priceText}
            onChange={(event) => setPriceText(event.target.value)}
          />
        </div>
        <div aria-live="polite">
          {outcome ? (
            <Result outcome={outcome} unit={unit} />
          ) : (
            <p className="text-14 text-ink-muted">{t('typeBoth')}</p>
          )}
        </div>
      </Card>
    </section>
  )
}

function Result({ outcome, unit }: { outcome: Outcome; unit: string }) {
  const t = useText('calculator')
  const { gain, fee, afterFee, breakEven } = outcome
  const tone = (amount: number) => (amount < 0 ? 'text-notice-600' : 'text-leaf-700')
  return (
    <>
      <table className="w-full tabular-nums">
        <tbody>
          <tr className={tone(gain.amount)}>
            <th scope="row" className="py-1 pr-3 text-left font-600">
              {t('gain', { isLoss: String(gain.amount < 0) })}
            </th>
            <td className="py-1 text-right font-600">
              {`${formatPaise(gain.amount, 2)} (${gain.percent}%)`}
            </td>
          </tr>
          <tr>
            <th scope="row" className="py-1 pr-3 text-left font-400 text-ink-muted">
              {t('fee', { percent: PLATFORM_FEE_PERCENT_TEXT })}
            </th>
            <td className="py-1 text-right">{formatPaise(fee, 2)}</td>
          </tr>
          <tr className="border-t border-ink font-700">
            <th scope="row" className="py-1 pr-3 text-left">
              {t('afterFee')}
            </th>
            <td className={`py-1 text-right text-18 ${tone(afterFee)}`}>
              {formatPaise(afterFee, 2)}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="text-14 text-ink-muted">
        {t('breakEven', { price: formatUnitPrice(breakEven, 'exact'), unit })}
      </p>
    </>
  )
}
