import { useId } from 'react'
import { paths } from '@/routes/paths'
import { ButtonLink } from '@/ui/Button'
import { BankIcon } from '@/ui/icons'

/** Where bank details are missing: the link to their form, and why they are needed. */
export function BankPrompt({ label, note }: { label: string; note: string }) {
  const noteId = useId()
  return (
    <section className="rounded-card border border-turmeric-500 bg-turmeric-50 p-4">
      <ButtonLink
        wide
        kind="secondary"
        to={paths.bankDetails}
        icon={<BankIcon className="size-5" />}
        aria-describedby={noteId}
      >
        {label}
      </ButtonLink>
      <p id={noteId} className="mt-2 text-14 text-turmeric-700">
        {note}
      </p>
    </section>
  )
}
