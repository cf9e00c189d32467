import type { ReactNode } from 'react'
import { classes } from './classes'
import { CheckIcon } from './icons'

function pillClasses(isPicked: boolean): string {
  return classes(
    'flex min-h-tap shrink-0 items-center gap-2 rounded-full border px-4 text-14 whitespace-nowrap',
    isPicked ? 'border-leaf-600 bg-leaf-50 text-leaf-900' : 'border-hairline-strong bg-surface',
  )
}

interface PillToggleProps {
  pressed: boolean
  onPress: (pressed: boolean) => void
  children: ReactNode
}

export function PillToggle({ pressed, onPress, children }: PillToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPress(!pressed)}
      className={classes(pillClasses(pressed), 'font-600')}
    >
      {pressed && <CheckIcon className="size-4" />}
      <span>{children}</span>
    </button>
  )
}

interface FilterSelectProps<Value extends string> {
  label: string
  /** The empty value chooses nothing. */
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <label className={pillClasses(value !== '')}>
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
