import type { SelectHTMLAttributes } from 'react'
import { classes } from './classes'

interface SelectFieldProps<Value extends string> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'onChange' | 'value' | 'children'
> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A native select below its label. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, className, ...attributes } = props
  return (
    <label className={classes('block', className)}>
      <span className="mb-1 block text-14 font-600">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="min-h-tap w-full rounded-control border border-hairline-strong bg-surface px-3 py-2.5 text-16"
        {...attributes}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
