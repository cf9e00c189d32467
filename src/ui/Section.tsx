import { type ReactNode, useId } from 'react'
import { classes } from './classes'

interface SectionProps {
  title: string
  className?: string
  children: ReactNode
}

/** A part of a screen below its heading. */
export function Section({ title, className, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={classes('flex flex-col gap-3', className)}>
      <h2 id={headingId} className="font-700">
        {title}
      </h2>
      {children}
    </section>
  )
}
