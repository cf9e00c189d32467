import type { ReactNode } from 'react'
import { Section } from './Section'

interface WhatNextProps {
  title: string
  /** In order. */
  stages: readonly { name: string; time: string; icon: ReactNode }[]
}

/** The stages that follow by themselves, and how long each takes. */
export function WhatNext({ title, stages }: WhatNextProps) {
  return (
    <Section ruled title={title}>
      <ol className="flex flex-col gap-3">
        {stages.map(({ name, time, icon }) => (
          <li key={name} className="flex gap-3">
            {icon}
            <div className="min-w-0">
              <p className="font-600">{name}</p>
              <p className="text-14 text-ink-muted">{time}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
