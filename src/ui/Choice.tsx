import { pillLook } from './PillToggle'

interface ChoiceProps<Value extends string> {
  label: string
  /** The empty value chooses nothing. */
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A filter with several values: the browser's own list, its label in front. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <label className={pillLook(value !== '')}>
      <span className="text-ink-muted">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className="-mr-2 min-h-tap rounded-full bg-transparent text-16 font-600 outline-offset-2"
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
