import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { storedText } from '@/api/contract/postal'
import type { RaiseQueryRequest } from '@/api/contract/support'
import { useRaiseQuery } from '@/api/hooks/support'
import { isBusy } from '@/api/submission/submission'
import { submissionsOf, useSubmission } from '@/api/submission/use-submission'
import { useReportSubmission } from '@/api/unsaved'
import { readUserId, useUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useText } from '@/text/text'
import { useSchemaForm } from '@/ui/use-schema-form'
import { type ContactForm, contactSchema, type ContactValues } from './contact-schema'

const DraftSchema = z.object({
  values: z.object({
    name: storedText,
    mobileNo: storedText,
    subject: storedText,
    message: storedText,
  }),
})

/**
 * The draft of the contact form. `subject` and `message` are prefilled by a link, '' for none. Each
 * prefilled subject has its own draft.
 */
export function contactDraft(form: ContactForm, subject: string, message: string) {
  const stored = userDraft(`contact.${form}.${subject}`, DraftSchema)
  const empty: ContactValues = { name: '', mobileNo: '', subject, message }
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

/**
 * Call 33. `userId` whenever somebody is signed in, name and mobile number from the public form.
 */
function contactRequest(
  values: ContactValues,
  form: ContactForm,
  userId: string | undefined,
): RaiseQueryRequest {
  const { name, mobileNo, subject, message } = values
  const question = { subject, message, support: true } as const
  if (form === 'own' && userId !== undefined) return { userId, ...question }
  return { ...(userId !== undefined && { userId }), name, mobileNo, ...question }
}

const openQuery = submissionsOf<null>({})

/** Nothing is looked up, and the next tap sends again: a question sent twice beats a lost one. */
const look = { read: () => Promise.resolve(null), findArrived: () => undefined }

/** The contact form and its submission, which survives leaving the screen. */
export function useContact(form: ContactForm, subject: string, message: string) {
  const userId = useUserId()
  const [draft] = useState(() => contactDraft(form, subject, message))
  const [defaultValues] = useState(draft.read)
  const raise = useRaiseQuery()
  const { submission, state } = useSubmission(openQuery, `raise-query ${form} ${subject}`, look)
  const { field, watch, handleSubmit } = useSchemaForm({
    schema: contactSchema(useText('help'), form),
    defaultValues,
    onValues: draft.write,
    isReadOnly: isBusy(state),
  })

  const [isSent, setIsSent] = useState(false)
  if (state.kind === 'done' && !isSent) setIsSent(true)
  useEffect(() => {
    if (state.kind === 'done') submission.clear()
  }, [state, submission])

  const submit = handleSubmit((values) => {
    const send = async () => {
      await raise.mutateAsync(contactRequest(values, form, userId))
      draft.clear()
    }
    void submission.submit(null, { ...look, plan: () => send })
  })

  useReportSubmission({
    state,
    stopWaiting: submission.stopWaiting,
    retry: () => void submit(),
  })

  return {
    field,
    mobileNo: watch('mobileNo'),
    submit,
    isSending: isBusy(state),
    hasFailed: state.kind === 'failed',
    isSent,
  }
}
