import * as z from 'zod/mini'
import { readUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import type { ContactForm, ContactValues } from './contact-form'

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
export function contactDraft(form: ContactForm, about: string, message = '') {
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
