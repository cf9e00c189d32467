import type { ReactNode } from 'react'
import { useText } from '@/text/text'
import { Button } from './Button'

export interface EmptyStateProps {
  picture?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** The title is the screen's only heading (a not-found page). */
  asHeading?: boolean
}

export function EmptyState({ picture, title, text, action, asHeading }: EmptyStateProps) {
  const Title = asHeading ? 'h1' : 'p'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-2 px-4 py-4 text-center">
      {picture}
      <Title tabIndex={asHeading ? -1 : undefined} className="text-18 font-700">
        {title}
      </Title>
      {text && <p className="max-w-xs text-balance text-ink-muted">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

interface LoadFailedProps {
  picture?: ReactNode
  asHeading?: boolean
  onRetry: () => void
}

/** Shown where a read failed. The status strip says what is out of reach. */
export function LoadFailed({ picture, asHeading, onRetry }: LoadFailedProps) {
  const t = useText('ui')
  return (
    <EmptyState
      asHeading={asHeading}
      picture={picture}
      title={t('loadFailed')}
      text={t('loadFailedText')}
      action={
        <Button kind={picture ? 'primary' : 'secondary'} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
