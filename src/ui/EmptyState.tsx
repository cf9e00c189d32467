import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A drawing of ui/drawings. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** The one way forward. */
  action?: ReactNode
  /** The title is the screen's only heading (a not-found page). */
  asHeading?: boolean
}

export function EmptyState({ picture, title, text, action, asHeading }: EmptyStateProps) {
  const Title = asHeading ? 'h1' : 'p'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-4 py-10 text-center">
      {picture}
      <Title tabIndex={asHeading ? -1 : undefined} className="mt-2 text-18 font-700">
        {title}
      </Title>
      {text && <p className="max-w-xs text-ink-muted">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
