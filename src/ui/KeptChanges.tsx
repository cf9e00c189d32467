import { Button } from './Button'
import { Notice } from './Notice'

interface KeptChangesProps {
  words: string
  discard: string
  onDiscard: () => void
}

/** Above a form that holds what somebody typed before and never saved. */
export function KeptChanges({ words, discard, onDiscard }: KeptChangesProps) {
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
