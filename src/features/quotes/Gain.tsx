import type { OrderItem } from '@/api/contract/order-item'
import type { UnitPrice } from '@/domain/money'
import { gainAt } from '@/domain/quotes'
import { formatPaise } from '@/domain/rupees'
import { useText } from '@/text/text'

interface GainProps {
  item: OrderItem
  /** What it is sold for. */
  price: UnitPrice
  /** In large type: `You earned ₹700.00 (6.14%)`. */
  large?: boolean
}

/** The profit or loss of a sale; nothing while the purchase price is not known. */
export function Gain({ item, price, large = false }: GainProps) {
  const t = useText('quotes')
  const gain = gainAt(item, price)
  if (!gain) return null
  const { amount, percent } = gain
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
