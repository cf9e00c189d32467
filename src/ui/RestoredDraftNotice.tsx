import { useText } from '@/text/text'
import { Button } from './Button'
import { Notice } from './Notice'

interface RestoredDraftNoticeProps {
  words: string
  onDiscard: () => void
}

/** Stands above a form that was filled from an unsaved draft, and offers to discard it. */
export function RestoredDraftNotice({ words, onDiscard }: RestoredDraftNoticeProps) {
  const t = useText('account')
  return (
    <Notice
      tone="info"
      action={
        <Button kind="secondary" onClick={onDiscard}>
          {t('discard')}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
