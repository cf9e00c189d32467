import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { steppedQuantity } from '@/domain/quantity'
import { quantityMistake } from '@/domain/quantity-mistake'
import { useText, useUnitName } from '@/text/text'
import { Field } from './Field'

export interface QuantityInputProps {
  label: string
  /** As typed: the screen parses it, and restores it on blur when it is invalid. */
  value: string
  onValue: (typed: string) => void
  unit: string
  onBlur?: () => void
  hint?: ReactNode
  error?: string
  noteBeside?: boolean
  /** Buttons at the end of the box. */
  trailing?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/**
 * A quantity with its unit. A text input, because a mouse wheel over a number input would change
 * what somebody buys. The arrow keys change it by one.
 */
export function QuantityInput({ onValue, unit, hint, ...field }: QuantityInputProps) {
  const t = useText('quantity')
  const unitName = useUnitName()
  const mistake = quantityMistake(field.value)
  function step(event: KeyboardEvent<HTMLInputElement>) {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const next = steppedQuantity(field.value, by)
    if (next !== undefined) onValue(next)
  }

  return (
    <Field
      kind="decimal"
      enterKeyHint="done"
      suffix={unitName(unit)}
      hint={mistake ? t(mistake) : hint}
      onKeyDown={step}
      onChange={(event) => onValue(event.target.value)}
      {...field}
    />
  )
}
