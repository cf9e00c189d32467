import { type ReactNode, useId } from 'react'

interface RadioPillsProps<Value extends string> {
  label: ReactNode
  options: readonly { value: Value; label: string }[]
  value: Value
  onValue: (value: Value) => void
}

/** A radio group of short words in one row, which wraps. */
export function RadioPills<Value extends string>(props: RadioPillsProps<Value>) {
  const { label, options, value, onValue } = props
  const name = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`} className="flex flex-col gap-3">
      <div id={`${name}-label`} className="flex items-center gap-4 font-600">
        {label}
      </div>
      <div className="flex flex-wrap rounded-sheet border border-hairline bg-surface">
        {options.map((option) => (
          <label
            key={option.value}
            className={`relative flex min-h-tap flex-auto cursor-pointer items-center justify-center rounded-full px-3 text-center text-16 smooth focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600 ${
              option.value === value
                ? 'bg-leaf-600 font-700 text-surface'
                : 'font-600 text-ink hover:bg-leaf-50'
            }`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
