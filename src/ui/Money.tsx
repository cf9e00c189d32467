import {
  type Paise,
  type UnitPrice as Rate,
  formatPaise,
  formatUnitPrice,
  type RateDecimals,
} from '@/domain/money'
import { useText, useUnitName } from '@/text/text'
import { classes } from './classes'
import { useFormatRange } from './use-format'

/** Breaks a range only where a whole line has no room for it. */
const figure = 'inline-block max-w-full tabular-nums'

export interface MoneyProps {
  /** Undefined is shown as not known. */
  amount: Paise | undefined
  /** Lists show rupees without decimals; totals, payments and order amounts two. */
  decimals?: 0 | 2
  className?: string
}

export function Money({ amount, decimals = 2, className }: MoneyProps) {
  const t = useText('ui')
  return (
    <span className={classes(figure, 'whitespace-nowrap', className)}>
      {amount === undefined ? t('notKnown') : formatPaise(amount, decimals)}
    </span>
  )
}

export interface UnitPriceProps {
  /** 0 is shown as not known. */
  price: Rate
  /** Lists none, a bid three; elsewhere exact. */
  decimals: RateDecimals
  unit?: string
  className?: string
}

export function UnitPrice({ price, decimals, unit, className }: UnitPriceProps) {
  const t = useText('ui')
  const unitName = useUnitName()
  const text = formatUnitPrice(price, decimals)
  if (price <= 0) return <span className={className}>{t('notKnown')}</span>
  return (
    <span className={classes(figure, className)}>
      {unit ? t('perUnit', { price: text, unit: unitName(unit) }) : text}
    </span>
  )
}

export interface PriceRangeProps {
  /** 0 is an unknown end. */
  min: Rate
  max: Rate
  decimals: RateDecimals
  unit?: string
  withZeros?: boolean
}

export function PriceRange({ min, max, decimals, unit, withZeros = false }: PriceRangeProps) {
  const t = useText('ui')
  const unitName = useUnitName()
  const end = (price: Rate) =>
    price > 0 || withZeros ? formatUnitPrice(price, decimals) : t('unknown')
  const range = useFormatRange()(end(min), end(max))
  if (min <= 0 && max <= 0 && !withZeros) return <span>{t('notKnown')}</span>
  return (
    <span className={figure}>
      {unit ? t('perUnit', { price: range, unit: unitName(unit) }) : range}
    </span>
  )
}

export function MoneyRange({ min, max }: Record<'min' | 'max', Paise | undefined>) {
  const t = useText('ui')
  const end = (amount: Paise | undefined) =>
    amount === undefined ? t('unknown') : formatPaise(amount, 2)
  const range = useFormatRange()(end(min), end(max))
  if (min === undefined && max === undefined) return <span>{t('notKnown')}</span>
  return <span className={figure}>{range}</span>
}
