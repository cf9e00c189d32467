import { useId } from 'react'
import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'
import { BankIcon } from '@/ui/icons'

/** What makes the profile incomplete, and the way to mend it. */
export function IncompletePrompt() {
  const t = useText('profile')
  const noteId = useId()
  return (
    <section className="rounded-card border border-turmeric-500 bg-turmeric-50 p-4">
      <p id={noteId} className="mb-3 text-14 text-turmeric-700">
        {t('incompleteHint')}
      </p>
      <ButtonLink
        wide
        kind="secondary"
        to={paths.bankDetails}
        icon={<BankIcon className="size-5" />}
        aria-describedby={noteId}
      >
        {t('addBank')}
      </ButtonLink>
    </section>
  )
}
