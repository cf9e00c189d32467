import { useEffect, useState } from 'react'
import { useRaiseQuery } from '@/api/hooks/support'
import { useSubmission } from '@/api/submission/use-submission'
import { useReportUnsaved } from '@/api/unsaved'
import { useUserId, readUserId } from '@/session/session'
import { useOrderedForm } from '@/ui/use-ordered-form'
import {
  type ContactForm,
  contactRequest,
  contactSchemas,
  type ContactValues,
} from './contact-form'
import * as z from 'zod/mini'
import { userDraft } from '@/session/user-draft'

const DraftSchema = z.object({
  values: z.object({
    name: z.string(),
    mobileNo: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
})

/**
 * The contact form as typed about one matter: `about` is the subject that a link has filled in ('' for none), `message` what
 * it has written. Each matter has its own draft, so that a prefilled subject does not mix with what was typed elsewhere.
 */
function contactDraft(form: ContactForm, about: string, message = '') {
  const stored = userDraft(`contact.${form}.${about}`, DraftSchema)
  const empty: ContactValues = { name: '', mobileNo: '', subject: about, message }
  const fields = Object.keys(empty) as (keyof ContactValues)[]
  const userId = () => readUserId() ?? ''

  return {
    /** A visitor's draft stays theirs when they sign in. */
    read: (): ContactValues => (stored.read(userId()) ?? stored.read(''))?.values ?? empty,
    write(values: ContactValues): void {
      if (fields.every((field) => values[field] === empty[field])) stored.clear(userId())
      else stored.write(userId(), { values })
    },
    clear: () => stored.clear(userId()),
  }
}

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
