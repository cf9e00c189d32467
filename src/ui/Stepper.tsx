import { useText } from '@/text/text'

export interface StepperProps {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current one, from 0. */
  current: number
}

/** One bar with a part for each step; a change of step is read out. */
export function Stepper({ steps, current }: StepperProps) {
  const t = useText('ui')
  return (
    <div className="flex flex-col gap-1">
      <ol className="flex gap-1">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className={`relative h-1.5 flex-1 rounded-full ${index <= current ? 'bg-leaf-600' : 'bg-shade'}`}
          >
            <span className="sr-only">{step}</span>
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
