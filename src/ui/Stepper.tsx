import { useText } from '@/text/text'
import { CheckIcon } from './icons'

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current one, from 0. */
  current: number
}

function look(index: number, current: number): string {
  if (index < current) return 'border-leaf-600 bg-leaf-600 text-surface'
  if (index === current) return 'border-leaf-600 bg-surface text-leaf-700'
  return 'border-hairline-strong bg-paper text-ink-muted'
}

/** Numbered steps; a change of step is read out. */
export function Stepper({ steps, current }: StepperProps) {
  const t = useText('ui')
  return (
    <div className="flex flex-col gap-1">
      <ol className="flex items-center">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="flex items-center not-first:flex-1"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`mx-1 h-0.5 flex-1 rounded-full ${index <= current ? 'bg-leaf-600' : 'bg-hairline'}`}
              />
            )}
            <span
              className={`flex size-8 items-center justify-center rounded-full border-2 text-14 font-700 ${look(index, current)}`}
            >
              {index < current ? <CheckIcon className="size-4" /> : index + 1}
              <span className="sr-only">{step}</span>
            </span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="text-14 text-ink-muted">
        {t('step', { current: current + 1, total: steps.length })}
        {' · '}
        <span className="font-600 text-ink">{steps[current]}</span>
      </p>
    </div>
  )
}
