import * as z from 'zod/mini'
import type { RaiseQueryRequest } from '@/api/contract/support'
import { firstFailing, type Rule } from '@/ui/use-ordered-form'

export interface ContactValues {
  /** These two on the public form only. */
  name: string
  mobileNo: string
  subject: string
  message: string
}

type Mistake = 'nameRequired' | 'mobileRequired' | 'subjectRequired' | 'messageRequired'

const filled = (value: string) => value.trim() !== ''

const shape = z.object({
  name: z.string(),
  mobileNo: z.string(),
  subject: z.string(),
  message: z.string(),
})

const ownRules: readonly Rule<ContactValues, Mistake>[] = [
  ['subject', ({ subject }) => filled(subject), 'subjectRequired'],
  ['message', ({ message }) => filled(message), 'messageRequired'],
]

const publicRules: readonly Rule<ContactValues, Mistake>[] = [
  ['name', ({ name }) => filled(name), 'nameRequired'],
  ['mobileNo', ({ mobileNo }) => filled(mobileNo), 'mobileRequired'],
  ...ownRules,
]

export type ContactForm = 'public' | 'own'

/** HLP-2, in its order. */
export const contactSchemas: Record<ContactForm, z.ZodMiniType<ContactValues, ContactValues>> = {
  own: firstFailing(shape, ownRules),
  public: firstFailing(shape, publicRules),
}

/** The key of each field's message. */
export const contactMistakes = {
  name: 'nameRequired',
  mobileNo: 'mobileRequired',
  subject: 'subjectRequired',
  message: 'messageRequired',
} as const satisfies Record<keyof ContactValues, Mistake>

export const contactOrder = ['name', 'mobileNo', 'subject', 'message'] as const

/** Call 33. `userId` whenever somebody is signed in, name and mobile number from the public form; all of it trimmed. */
export function contactRequest(
  values: ContactValues,
  form: ContactForm,
  userId: string | undefined,
): RaiseQueryRequest {
  const question = {
    subject: values.subject.trim(),
    message: values.message.trim(),
    support: true,
  } as const
  if (form === 'own' && userId !== undefined) return { userId, ...question }
  return {
    ...(userId !== undefined && { userId }),
    name: values.name.trim(),
    mobileNo: values.mobileNo,
    ...question,
  }
}
