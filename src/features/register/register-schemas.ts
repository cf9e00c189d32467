import * as z from 'zod/mini'
import { type Messages, rule, trimmedText } from '@/ui/form-rule'
import { emailRule, personRules, personShape } from '@/features/shared/person-schema'
import { placeRules, placeShape } from '@/features/shared/place-schema'

export interface Secrets {
  password: string
  confirmPassword: string
}

const secretsShape = { password: z.string(), confirmPassword: z.string() }

/** REG-6. */
const secretsRules = (t: Messages<'passwordShort' | 'passwordMismatch'>) => [
  rule<Secrets>('password', ({ password }) => password.length >= 6, t('passwordShort')),
  rule<Secrets>(
    'confirmPassword',
    ({ password, confirmPassword }) => password === confirmPassword,
    t('passwordMismatch'),
  ),
]

export const secretsSchema = (t: Parameters<typeof secretsRules>[0]) =>
  z.object(secretsShape).check(...secretsRules(t))

type PersonMessages = Parameters<typeof personRules>[0] & Parameters<typeof emailRule>[0]

const personSchema = (t: PersonMessages) =>
  z.object(personShape).check(...personRules(t), emailRule(t))

/** Whether the stored details of step 1 are right; passwords are not stored. */
export const isPersonRight = (person: z.input<ReturnType<typeof personSchema>>) =>
  personSchema(() => '').safeParse(person).success

/** Step 1 (REG-6). */
export const personalSchema = (
  person: PersonMessages,
  secrets: Parameters<typeof secretsRules>[0],
) =>
  z
    .object({ ...personShape, ...secretsShape })
    .check(...personRules(person), emailRule(person), ...secretsRules(secrets))

/** Step 2 (REG-8). Its passwords are those of step 1, asked for again after a reload. */
export const addressStepSchema = (
  t: Parameters<typeof secretsRules>[0] & Messages<'termsRequired'>,
  person: Parameters<typeof personRules>[0],
  place: Parameters<typeof placeRules>[0],
) =>
  z
    .object({
      ...secretsShape,
      ...personShape,
      ...placeShape,
      firmName: trimmedText,
      terms: z.boolean(),
    })
    .check(
      ...secretsRules(t),
      ...personRules(person),
      ...placeRules(place),
      rule<{ terms: boolean }>('terms', ({ terms }) => terms, t('termsRequired')),
    )
