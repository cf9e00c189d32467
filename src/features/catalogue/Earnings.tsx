import type { Product } from '@/api/contract/product'
import { expectedEarnings } from '@/domain/expected-earnings'
import { type Paise, paise, formatPaise, formatUnitPrice } from '@/domain/money'
import type { Quantity } from '@/domain/quantity'
import { useText, useUnitName } from '@/text/text'
import { useFormatQuantity } from '@/ui/use-format'

const size = (amount: Paise) => formatPaise(paise(Math.abs(amount)), 2)

const colours = { gain: 'text-leaf-700', loss: 'text-notice-700', either: 'text-ink' }

interface EarningsProps {
  product: Product
  quantity: Quantity
  withBreakEven?: boolean
}

/** QTY-4: the margin in rupees, the fee, and the break-even price. */
export function Earnings({ product, quantity, withBreakEven }: EarningsProps) {
  const t = useText('earnings')
  const formatQuantity = useFormatQuantity()
  const unitName = useUnitName()
  const earnings = expectedEarnings(quantity, product)
  if (!earnings) return null
  const { min, max, fee, breakEven } = earnings
  const kind = min >= 0 ? 'gain' : max <= 0 ? 'loss' : 'either'
  const [low, high] = kind === 'loss' ? [max, min] : [min, max]
  return (
    <div className="mt-2 border-t border-hairline pt-2 text-14 tabular-nums">
      <p className={`font-600 ${colours[kind]}`}>
        {t('may', {
          kind,
          quantity: formatQuantity({ quantity, unit: product.unit }),
          low: size(low),
          high: size(high),
          fee: size(fee),
        })}
      </p>
      {withBreakEven && (
        <p className="text-ink-muted">
          {t('breakEven', {
            price: formatUnitPrice(breakEven, 'exact'),
            unit: unitName(product.unit),
          })}
        </p>
      )}
    </div>
  )
}
