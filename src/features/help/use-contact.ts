import { useEffect, useState } from 'react'
import { useRaiseQuery } from '@/api/hooks/support'
import { useSubmission } from '@/api/submission/use-submission'
import { useReportUnsaved } from '@/api/unsaved'
import { useUserId } from '@/session/session'
import { useOrderedForm } from '@/ui/use-ordered-form'
import { contactDraft } from './contact-draft'
import {
  type ContactForm,
  contactRequest,
  contactSchemas,
  type ContactValues,
} from './contact-form'

export type Contact = ReturnType<typeof useContact>

/** The contact form about one matter, and what has become of it. The sending outlives the screen, with its lock. */
export function useContact(form: ContactForm, about: string, message: string) {
  const userId = useUserId()
  const [draft] = useState(() => contactDraft(form, about, message))
  const [defaultValues] = useState(draft.read)
  const raise = useRaiseQuery()
  // Better asked twice than lost: nothing is looked up, and the next tap simply sends.
  const { submission, state } = useSubmission<null, null>(`raise-query ${form} ${about}`, {
    read: () => Promise.resolve(null),
    findArrived: () => undefined,
  })
  const fields = useOrderedForm<ContactValues>({
    schema: contactSchemas[form],
    defaultValues,
    onValues: draft.write,
  })

  const [isSent, setIsSent] = useState(false)
  if (state.kind === 'done' && !isSent) setIsSent(true)
  useEffect(() => {
    if (state.kind === 'done') submission.clear()
  }, [state, submission])

  const submit = fields.handleSubmit((values) => {
    void submission.submit(null, {
      check: () => 'send',
      async send() {
        await raise.mutateAsync(contactRequest(values, form, userId))
        draft.clear()
      },
    })
  })

  const hasFailed = state.kind === 'failed'
  useReportUnsaved(hasFailed, () => void submit())

  return {
    form,
    fields,
    submit,
    isSending: state.kind === 'checking' || state.kind === 'sending',
    hasFailed,
    isSent,
  }
}
