import type { ReactNode } from 'react'

interface WhatNextProps {
  title: string
  /** In order. */
  stages: readonly { name: string; time: string; icon: ReactNode }[]
}

/** The stages that follow by themselves, and how long each takes. */
export function WhatNext({ title, stages }: WhatNextProps) {
  return (
    <section className="flex flex-col gap-2 border-t border-hairline pt-3">
      <h2 className="text-title">{title}</h2>
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
    </section>
  )
}
