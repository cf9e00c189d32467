import * as z from 'zod/mini'
import { draft } from '@/session/drafts'
import { readUserId } from '@/session/session'
import type { ContactForm, ContactValues } from './contact-form'

const DraftSchema = z.object({
  /** '' for a visitor. */
  userId: z.string(),
  values: z.object({
    name: z.string(),
    mobileNo: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
})

/**
 * What was begun on this form about this matter: the subject a link to it has filled in, '' for none. Every matter has a
 * draft of its own, so that a prefilled subject neither replaces nor joins what was typed about something else. `message`:
 * what the link has written already.
 */
export function keptContact(form: ContactForm, about: string, message = '') {
  const kept = draft(`contact.${form}.${about}`, DraftSchema)
  const empty: ContactValues = { name: '', mobileNo: '', subject: about, message }
  const fields = Object.keys(empty) as (keyof ContactValues)[]

  return {
    read(): ContactValues {
      const found = kept.read()
      // A visitor's own words stay theirs when they sign in.
      const isTheirs = found && (found.userId === '' || found.userId === readUserId())
      return isTheirs ? found.values : empty
    },
    keep(values: ContactValues): void {
      if (fields.every((field) => values[field] === empty[field])) kept.clear()
      else kept.write({ userId: readUserId() ?? '', values })
    },
    clear: () => kept.clear(),
  }
}
