import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '@/text/text'
import { Screen } from './Screen'

export interface StepsFrameProps {
  names: readonly string[]
  /** The current step, from 1. */
  step: number
  /** Of `useHistorySteps`. */
  steps: { move: string | undefined; back: () => void }
  /**
   * Changes with every move between steps, and then moves the focus to the top. Undefined until the
   * first move. By default that of `steps`.
   */
  move?: string | undefined
  onBack?: () => void
  aside?: ReactNode
  action: ReactNode
  children: ReactNode
}

export function StepsFrame(props: StepsFrameProps) {
  const { names, step, steps, move = steps.move, onBack = steps.back } = props
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (move === undefined) return
    top.current?.focus({ preventScroll: true })
    // Scrolls only when it is out of sight: a step is not a new page.
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [move])

  return (
    <Screen onBack={onBack} aside={props.aside} action={props.action}>
      <div
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={names[step - 1]}
        className="scroll-mt-16"
      >
        <Stepper steps={names} current={step - 1} />
      </div>
      {props.children}
    </Screen>
  )
}

interface StepperProps {
  steps: readonly string[]
  /** The current one, from 0. */
  current: number
  /** The title says its name. */
  isNamed?: boolean
}

/** One bar with a part for each step; a change of step is read out. */
export function Stepper({ steps, current, isNamed = false }: StepperProps) {
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
        <span>{t('step', { current: current + 1, total: steps.length })}</span>
        {!isNamed && <span className="font-600 text-ink">{` ·\u00A0${steps[current]}`}</span>}
      </p>
    </div>
  )
}
