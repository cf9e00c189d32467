import type { Gain as GainFigures } from '@/domain/bids'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'

/** What a sale would earn, or with a minus what it would lose, against the purchase price. */
export function Gain({ amount, percent }: GainFigures) {
  const t = useText('quotes')
  const isLoss = amount < 0
  return (
    <span
      className={`text-14 font-700 tabular-nums ${isLoss ? 'text-notice-600' : 'text-leaf-700'}`}
    >
      {t(isLoss ? 'loss' : 'profit', { amount: formatPaise(amount, 0), percent })}
    </span>
  )
}
