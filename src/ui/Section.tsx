import { type ReactNode, useId } from 'react'
import { type DefinitionRow, DefinitionRows } from './DefinitionRows'

interface SectionProps {
  title: string
  ruled?: boolean
  children: ReactNode
}

export function Section({ title, ruled, children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`flex flex-col gap-3 ${ruled ? 'border-t border-hairline pt-3' : ''}`}
    >
      <h2 id={headingId} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FactSectionProps {
  title: string
  rows: readonly DefinitionRow[]
  children?: ReactNode
}

export function FactSection({ title, rows, children }: FactSectionProps) {
  return (
    <Section ruled title={title}>
      <DefinitionRows rows={rows} />
      {children}
    </Section>
  )
}
