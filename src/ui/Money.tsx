import type { Paise, UnitPrice as Rate } from '@/domain/money'
import { formatPaise, formatUnitPrice, type RateDecimals } from '@/domain/rupees'
import { useText, useUnit } from '@/text/text'
import { classes } from './classes'

const figure = 'tabular-nums'

export interface MoneyProps {
  amount: Paise
  /** Lists show rupees without decimals; totals, payments and order amounts two. */
  decimals?: 0 | 2
  className?: string
}

export function Money({ amount, decimals = 2, className }: MoneyProps) {
  return (
    <span className={classes(figure, 'whitespace-nowrap', className)}>
      {formatPaise(amount, decimals)}
    </span>
  )
}

export interface UnitPriceProps {
  price: Rate
  /** Lists none, a bid three; elsewhere exact. */
  decimals: RateDecimals
  /** kg, quintal, box: shown right after the figure. */
  unit?: string
  className?: string
}

export function UnitPrice({ price, decimals, unit, className }: UnitPriceProps) {
  const t = useText('ui')
  const unitName = useUnit()
  const words = formatUnitPrice(price, decimals)
  return (
    <span className={classes(figure, className)}>
      {unit ? t('perUnit', { price: words, unit: unitName(unit) }) : words}
    </span>
  )
}

export interface PriceRangeProps {
  min: Rate
  max: Rate
  decimals: RateDecimals
  unit?: string
}

export function PriceRange({ min, max, decimals, unit }: PriceRangeProps) {
  const t = useText('ui')
  const unitName = useUnit()
  const range = { low: formatUnitPrice(min, decimals), high: formatUnitPrice(max, decimals) }
  return (
    <span className={figure}>
      {unit ? t('priceRangePerUnit', { ...range, unit: unitName(unit) }) : t('priceRange', range)}
    </span>
  )
}

/** A range of amounts, such as an upcoming profit. */
export function MoneyRange({ min, max }: { min: Paise; max: Paise }) {
  const t = useText('ui')
  const range = { low: formatPaise(min, 2), high: formatPaise(max, 2) }
  return <span className={figure}>{t('priceRange', range)}</span>
}
