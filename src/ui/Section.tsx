import { type ReactNode, useId } from 'react'
import { Card } from './Card'
import { type DefinitionRow, FactGrid } from './DefinitionRows'

interface SectionProps {
  title: string
  children: ReactNode
}

/** A section of a screen with its heading. */
export function Section({ title, children }: SectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="font-700">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FactCardProps {
  title: string
  rows: readonly DefinitionRow[]
  children?: ReactNode
}

/** A card of facts with its heading. */
export function FactCard({ title, rows, children }: FactCardProps) {
  return (
    <Card>
      <Section title={title}>
        <FactGrid rows={rows} />
        {children}
      </Section>
    </Card>
  )
}
