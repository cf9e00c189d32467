import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldNote } from './FieldFrame'
import { CheckIcon } from './icons'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> {
  label: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, error, className, ref, ...attributes }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-tap items-center gap-3">
        <span className="relative size-6 shrink-0">
          <input
            ref={ref}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={`peer size-6 appearance-none rounded-small border bg-surface checked:border-leaf-600 checked:bg-leaf-600 ${error ? 'border-notice-600 outline-notice-600' : 'border-hairline-strong'}`}
            {...attributes}
          />
          <CheckIcon className="pointer-events-none absolute inset-1 size-4 text-surface opacity-0 peer-checked:opacity-100" />
        </span>
        <span>{label}</span>
      </label>
      <FieldNote id={errorId} error={error} />
    </div>
  )
}
