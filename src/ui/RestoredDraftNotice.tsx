import { Button } from './Button'
import { Notice } from './Notice'

interface RestoredDraftNoticeProps {
  words: string
  discard: string
  onDiscard: () => void
}

/** Stands above a form that was filled from an unsaved draft, and offers to discard it. */
export function RestoredDraftNotice({ words, discard, onDiscard }: RestoredDraftNoticeProps) {
  return (
    <Notice
      tone="info"
      action={
        <Button kind="secondary" onClick={onDiscard}>
          {discard}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
