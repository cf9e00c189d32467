import * as z from 'zod/mini'
import { type Messages, rule, trimmedText } from '@/ui/form-rule'
import { emailRule, personRules, personShape } from '@/features/shared/person/person-schema'
import { placeRules, placeShape } from '@/features/shared/person/place-schema'
import { secretsRules, secretsShape } from '@/features/shared/person/secrets-schema'

type SecretsMessages = Messages<'passwordShort' | 'passwordMismatch'>

const rulesOfSecrets = (t: SecretsMessages) =>
  secretsRules(t('passwordShort'), t('passwordMismatch'))

export const secretsSchema = (t: SecretsMessages) =>
  z.object(secretsShape).check(...rulesOfSecrets(t))

type PersonMessages = Parameters<typeof personRules>[0] & Parameters<typeof emailRule>[0]

const personSchema = (t: PersonMessages) =>
  z.object(personShape).check(...personRules(t), emailRule(t))

/** Whether the stored details of step 1 are right; passwords are not stored. */
export const isPersonRight = (person: z.input<ReturnType<typeof personSchema>>) =>
  personSchema(() => '').safeParse(person).success

/** Step 1 (REG-6). */
export const personalSchema = (person: PersonMessages, secrets: SecretsMessages) =>
  z
    .object({ ...personShape, ...secretsShape })
    .check(...personRules(person), emailRule(person), ...rulesOfSecrets(secrets))

/** Step 2 (REG-8). Its passwords are those of step 1, asked for again after a reload. */
export const addressStepSchema = (
  t: SecretsMessages & Messages<'termsRequired'>,
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
      ...rulesOfSecrets(t),
      ...personRules(person),
      ...placeRules(place),
      rule<{ terms: boolean }>('terms', ({ terms }) => terms, t('termsRequired')),
    )
