import * as z from 'zod/mini'
import { type Messages, mobileNumber, rule, trimmedText } from '@/ui/form-rule'

/** The public form asks for name and mobile number too. */
export type ContactForm = 'public' | 'own'

const shape = {
  name: trimmedText,
  mobileNo: mobileNumber,
  subject: trimmedText,
  message: trimmedText,
}

export type ContactValues = Record<keyof typeof shape, string>

/** HLP-2: the first two on the public form alone. */
export const contactSchema = (
  t: Messages<'nameRequired' | 'mobileRequired' | 'subjectRequired' | 'messageRequired'>,
  form: ContactForm,
) =>
  z.object(shape).check(
    ...(form === 'public'
      ? [
          rule<ContactValues>('name', ({ name }) => name !== '', t('nameRequired')),
          rule<ContactValues>('mobileNo', ({ mobileNo }) => mobileNo !== '', t('mobileRequired')),
        ]
      : []),
    rule<ContactValues>('subject', ({ subject }) => subject !== '', t('subjectRequired')),
    rule<ContactValues>('message', ({ message }) => message !== '', t('messageRequired')),
  )
