import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'

interface RestoredDraftNoticeProps {
  /** Of `changesDraft`: an account number in it is to be typed again. */
  changes: { accNo?: string | undefined }
  onDiscard: () => void
}

/** Stands above a form that was filled from an unsaved draft, and offers to discard it. */
export function RestoredDraftNotice({ changes, onDiscard }: RestoredDraftNoticeProps) {
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
      {[t('notSavedYet'), ...(changes.accNo === undefined ? [] : [t('numberAgain')])].join(' ')}
    </Notice>
  )
}
