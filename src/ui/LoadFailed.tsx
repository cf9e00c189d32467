import type { ReactNode } from 'react'
import { useText } from '@/text/text'
import { Button } from './Button'
import { EmptyState } from './EmptyState'

interface LoadFailedProps {
  /** A drawing, where there is room for one. */
  picture?: ReactNode
  /** It is the screen's only heading. */
  asHeading?: boolean
  onRetry: () => void
}

/** In the place of what could not be read. Not the error itself: the status strip says what is out of reach. */
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
