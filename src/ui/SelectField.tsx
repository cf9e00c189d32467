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
      {/* Browsers draw the arrow at the edge of the select, so the border is on its parent. */}
      <span className="flex rounded-control border border-hairline-strong bg-surface pr-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600">
        <select
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="min-h-tap w-full min-w-0 rounded-control bg-surface py-2.5 pl-4 text-16 outline-none"
          {...attributes}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
