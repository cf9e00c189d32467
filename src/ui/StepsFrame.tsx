import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Screen } from './Screen'
import { Stepper } from './Stepper'

export interface StepsFrameProps {
  title: string
  /** Of all the steps, in their order. */
  names: readonly string[]
  /** The one that stands here, from 1. */
  step: number
  /**
   * Changes with every move from step to step, and takes the focus to the beginning; undefined
   * where the screen was opened.
   */
  move: string | undefined
  onBack: () => void
  aside?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** What the steps of a screen have in common; each brings its own. */
export function StepsFrame(props: StepsFrameProps) {
  const { title, names, step, move, onBack, aside, action, children } = props
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (move === undefined) return
    top.current?.focus({ preventScroll: true })
    // Only where it is out of sight: a step is no new page.
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
