import { useEffect, useEffectEvent, useState } from 'react'
import { betterTwiceThanNever, useSubmitOnce } from '@/api/hooks/submit-once'
import { useRaiseQuery } from '@/api/hooks/support'
import { useReportUnsaved } from '@/api/unsaved'
import { useUserId } from '@/session/session'
import { useOrderedForm } from '@/ui/use-ordered-form'
import { keptContact } from './contact-draft'
import {
  type ContactForm,
  contactRequest,
  contactSchemas,
  type ContactValues,
} from './contact-form'

export type Contact = ReturnType<typeof useContact>

/** The contact form about one matter, and what has become of it. The sending outlives the screen, with its lock. */
export function useContact(form: ContactForm, about: string) {
  const userId = useUserId()
  const [kept] = useState(() => keptContact(form, about))
  const [defaultValues] = useState(kept.read)
  const raise = useRaiseQuery()
  const { submission, state } = useSubmitOnce<unknown>(
    `raise-query ${form} ${about}`,
    betterTwiceThanNever,
  )
  const fields = useOrderedForm<ContactValues>({
    schema: contactSchemas[form],
    defaultValues,
  })

  const keep = useEffectEvent(kept.keep)
  const { subscribe } = fields
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )

  const [isSent, setIsSent] = useState(false)
  if (state === 'done' && !isSent) setIsSent(true)
  useEffect(() => {
    if (state === 'done') submission.settle()
  }, [state, submission])

  const submit = fields.handleSubmit((values) => {
    void submission.submit(undefined, async () => {
      await raise.mutateAsync(contactRequest(values, form, userId))
      kept.clear()
    })
  })

  const hasFailed = state === 'refused'
  useReportUnsaved(hasFailed, () => void submit())

  return {
    form,
    fields,
    submit,
    isSending: state === 'sending',
    hasFailed,
    isSent,
  }
}
