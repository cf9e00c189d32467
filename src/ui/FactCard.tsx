import type { ReactNode } from 'react'
import { Card } from './Card'
import { type DefinitionRow, FactGrid } from './DefinitionRows'
import { Section } from './Section'

interface FactCardProps {
  title: string
  rows: readonly DefinitionRow[]
  children?: ReactNode
}

/** A card of facts below its heading. */
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
