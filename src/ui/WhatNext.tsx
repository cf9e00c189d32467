import type { ComponentType } from 'react'
import { CheckIcon, ClockIcon } from './icons'
import { Section } from './Section'

const looks = {
  done: { Icon: CheckIcon, colour: 'text-leaf-600' },
  current: { Icon: ClockIcon, colour: 'text-pending' },
  next: { Icon: ClockIcon, colour: 'text-ink-muted' },
}

interface WhatNextStage {
  name: string
  time: string
  state: keyof typeof looks
  Icon?: ComponentType<{ className: string }>
}

interface WhatNextProps {
  title: string
  stages: readonly WhatNextStage[]
}

export function WhatNext({ title, stages }: WhatNextProps) {
  return (
    <Section ruled title={title}>
      <ol className="flex flex-col gap-3">
        {stages.map(({ name, time, state, Icon = looks[state].Icon }) => (
          <li key={name} className="flex gap-3">
            <Icon className={`size-6 shrink-0 ${looks[state].colour}`} />
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
