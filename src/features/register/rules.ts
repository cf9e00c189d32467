import { isEmail } from '@/domain/email'
import { type PlaceMistake, placeRules } from '@/ui/address-rules'
import type { Rule } from '@/ui/use-ordered-form'
import type { AddressValues, Personal } from './register-draft'

export interface Secrets {
  password: string
  confirmPassword: string
}

export type Mistake =
  | 'nameRequired'
  | 'mobileRequired'
  | 'mobileDigits'
  | 'emailInvalid'
  | 'passwordShort'
  | 'passwordMismatch'
  | 'termsRequired'

/** The words of a place's mistakes come with its fields. */
export type StepRule<Values> = Rule<Values, Mistake | PlaceMistake>
type Rules<Values> = readonly StepRule<Values>[]

const filled = (text: string) => text.trim() !== ''

const whoRules: Rules<Pick<Personal, 'name' | 'mobileNo'>> = [
  ['name', ({ name }) => filled(name), 'nameRequired'],
  ['mobileNo', ({ mobileNo }) => mobileNo !== '', 'mobileRequired'],
  ['mobileNo', ({ mobileNo }) => /^\d{10}$/.test(mobileNo), 'mobileDigits'],
]

const detailRules: Rules<Personal> = [
  ...whoRules,
  ['email', ({ email }) => !filled(email) || isEmail(email.trim()), 'emailInvalid'],
]

const secretRules: Rules<Secrets> = [
  ['password', ({ password }) => password.length >= 6, 'passwordShort'],
  [
    'confirmPassword',
    ({ password, confirmPassword }) => password === confirmPassword,
    'passwordMismatch',
  ],
]

/** REG-6, in its order. */
export const personalRules: Rules<Personal & Secrets> = [...detailRules, ...secretRules]

/** "Registration step 2", in its order; the passwords of step 1, should they be missing by now, come first. */
export const addressRules: Rules<AddressValues & Secrets> = [
  ...secretRules,
  ...whoRules,
  ...placeRules,
  ['terms', ({ terms }) => terms, 'termsRequired'],
]

/** Step 1 could be finished as far as it is kept: passwords are not. */
export function areDetailsRight(personal: Personal): boolean {
  return detailRules.every(([, holds]) => holds(personal))
}

export function areSecretsRight(secrets: Secrets): boolean {
  return secretRules.every(([, holds]) => holds(secrets))
}
