import { type ReactNode, useState } from 'react'
import { type SaleResult, saleResultAt, parseUnitPrice } from '@/domain/expected-earnings'
import { paise, type UnitPrice, formatPaise, formatUnitPrice, plainUnitPrice } from '@/domain/money'
import { PLATFORM_FEE_PERCENT_TEXT } from '@/domain/pricing'
import { parseQuantity, type Quantity, quantityInputText } from '@/domain/quantity'
import { useText, useUnitName } from '@/text/text'
import { Field } from '@/ui/Field'
import { toneOf } from '@/ui/Profit'
import { QuantityInput } from '@/ui/QuantityInput'

export interface EarningsCalculatorProps {
  purchasePrice: UnitPrice
  /** As the provider says it. */
  unit: string
  /** The initial values of the two fields. */
  quantity: Quantity
  price: UnitPrice
  /** A chart of the typed price, shown above the fields. */
  figure?: (price: UnitPrice | undefined) => ReactNode
}

/** Calculates what a quantity earns at a selling price, and the break-even price. */
export function EarningsCalculator(props: EarningsCalculatorProps) {
  const { purchasePrice, figure } = props
  const t = useText('calculator')
  const unit = useUnitName()(props.unit)
  const [quantityText, setQuantityText] = useState(() => quantityInputText(props.quantity))
  const [priceText, setPriceText] = useState(() => plainUnitPrice(props.price).slice(1))
  const quantity = parseQuantity(quantityText)
  const price = parseUnitPrice(priceText)
  const result =
    quantity !== undefined && price !== undefined
      ? saleResultAt({ quantity, purchasePrice }, price)
      : undefined
  return (
    <>
      {figure?.(price)}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] items-end gap-x-3">
        <QuantityInput
          label={t('quantity')}
          value={quantityText}
          onValue={setQuantityText}
          unit={props.unit}
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
        {result ? (
          <Result result={result} unit={unit} />
        ) : (
          <p className="text-14 text-ink-muted">{t('typeBoth')}</p>
        )}
      </div>
    </>
  )
}

function Result({ result, unit }: { result: SaleResult; unit: string }) {
  const t = useText('calculator')
  const { gain, fee, breakEven } = result
  const size = paise(Math.abs(gain.amount))
  return (
    <>
      <table className="w-full tabular-nums">
        <tbody>
          <tr className={toneOf(gain.amount)}>
            <th scope="row" className="py-1 pr-3 text-left font-600">
              {t('gain', { isLoss: String(gain.amount < 0) })}
            </th>
            <td className="py-1 text-right font-600">
              {`${formatPaise(size, 2)} (${gain.percent.replace('−', '')}%)`}
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
            <td className={`py-1 text-right text-18 ${toneOf(gain.afterFee)}`}>
              {formatPaise(gain.afterFee, 2)}
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
