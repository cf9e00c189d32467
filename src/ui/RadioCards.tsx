import { useId } from 'react'
import type { ReactNode } from 'react'

interface RadioOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** Why it cannot be chosen now. */
  blocked?: string
}

export interface RadioCardsProps<Value extends string> {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
}

function cardLook(checked: boolean, blocked: boolean): string {
  if (blocked) return 'border-hairline bg-backdrop text-ink-muted'
  return checked ? 'border-leaf-600 bg-leaf-50' : 'border-hairline-strong bg-surface'
}

/** A radio group whose choices are cards. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onValue } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-600">{legend}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => {
          const noteId = `${name}-${option.value}`
          return (
            <label
              key={option.value}
              className={`flex min-h-tap items-center gap-3 rounded-card border px-4 py-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600 ${cardLook(option.value === value, Boolean(option.blocked))}`}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={Boolean(option.blocked)}
                aria-labelledby={`${noteId}-label`}
                aria-describedby={option.blocked ? noteId : undefined}
                onChange={() => onValue(option.value)}
                className="size-6 shrink-0 appearance-none rounded-full border border-hairline-strong bg-surface outline-none checked:border-8 checked:border-leaf-600"
              />
              <span className="min-w-0 flex-1">
                <span id={`${noteId}-label`} className="block font-600">
                  {option.label}
                </span>
                {option.blocked && (
                  <span id={noteId} className="block text-14 text-ink-muted">
                    {option.blocked}
                  </span>
                )}
              </span>
              {option.icon && <span className="text-leaf-700">{option.icon}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
