import type { ReactNode, Ref } from 'react'
import { Field } from './Field'

export interface QuantityInputProps {
  label: string
  /** What is typed, as text: the screen reads it with `parseQuantity` and restores it on blur when it is nonsense. */
  value: string
  onValue: (typed: string) => void
  unit: string
  onBlur?: () => void
  hint?: ReactNode
  error?: string
  hideLabel?: boolean
  id?: string
  className?: string
  ref?: Ref<HTMLInputElement>
}

/** A quantity with its unit. A text input: the wheel of a mouse must never change what somebody buys. */
export function QuantityInput({ onValue, unit, ...field }: QuantityInputProps) {
  return (
    <Field
      kind="decimal"
      enterKeyHint="done"
      suffix={unit}
      onChange={(event) => onValue(event.target.value)}
      {...field}
    />
  )
}
