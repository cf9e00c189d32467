import type { Gain as GainFigures } from '@/domain/quotes'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'

interface GainProps extends GainFigures {
  /** In large type: `You earned ₹700.00 (6.14%)`. */
  large?: boolean
}

/** The profit or loss of a sale against the purchase price. */
export function Gain({ amount, percent, large = false }: GainProps) {
  const t = useText('quotes')
  const isLoss = amount < 0
  const profit = large ? 'earned' : 'profit'
  return (
    <span
      className={`tabular-nums ${large ? 'text-amount-hero' : 'text-label font-700'} ${isLoss ? 'text-notice-600' : 'text-leaf-700'}`}
    >
      {t(isLoss ? 'loss' : profit, { amount: formatPaise(amount, 2), percent })}
    </span>
  )
}
