import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Screen } from './Screen'
import { Stepper } from './Stepper'

export interface StepsFrameProps {
  title: string
  /** The names of all steps, in order. */
  names: readonly string[]
  /** The current step, from 1. */
  step: number
  /**
   * Changes with every move between steps, and then moves the focus to the top. Undefined until the
   * first move.
   */
  move: string | undefined
  onBack: () => void
  aside?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** The frame of a screen with steps. */
export function StepsFrame(props: StepsFrameProps) {
  const { title, names, step, move, onBack, aside, action, children } = props
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (move === undefined) return
    top.current?.focus({ preventScroll: true })
    // Scrolls only when it is out of sight: a step is not a new page.
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [move])

  return (
    <Screen title={title} onBack={onBack} aside={aside} action={action}>
      <div
        ref={top}
        tabIndex={-1}
        role="group"
        aria-label={names[step - 1]}
        className="scroll-mt-16"
      >
        <Stepper steps={names} current={step - 1} />
      </div>
      {children}
    </Screen>
  )
}
