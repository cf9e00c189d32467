import { isEmail } from '@/domain/email'
import type { Rule } from '@/ui/use-ordered-form'
import type { AddressValues, Personal } from './register-draft'

export interface Secrets {
  password: string
  confirmPassword: string
}

export type Mistake =
  | 'nameRequired'
  | 'mobileRequired'
  | 'mobileLength'
  | 'emailInvalid'
  | 'passwordShort'
  | 'passwordMismatch'
  | 'line1Required'
  | 'cityRequired'
  | 'pincodeInvalid'
  | 'termsRequired'

type Rules<Values> = readonly Rule<Values, Mistake>[]

const filled = (text: string) => text.trim() !== ''

const whoRules: Rules<Pick<Personal, 'name' | 'mobileNo'>> = [
  ['name', ({ name }) => filled(name), 'nameRequired'],
  ['mobileNo', ({ mobileNo }) => mobileNo !== '', 'mobileRequired'],
  ['mobileNo', ({ mobileNo }) => /^\d{10}$/.test(mobileNo), 'mobileLength'],
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

/** Part 1, point 5, "Registration step 1", in its order. */
export const personalRules: Rules<Personal & Secrets> = [...detailRules, ...secretRules]

/** "Registration step 2", in its order; the passwords of step 1, should they be missing by now, come first. */
export const addressRules: Rules<AddressValues & Secrets> = [
  ...secretRules,
  ...whoRules,
  ['addressLine1', ({ addressLine1 }) => filled(addressLine1), 'line1Required'],
  ['city', ({ city }) => filled(city), 'cityRequired'],
  ['pincode', ({ pincode }) => pincode.trim().length >= 6, 'pincodeInvalid'],
  ['terms', ({ terms }) => terms, 'termsRequired'],
]

/** Step 1 could be finished as far as it is kept: passwords are not. */
export function areDetailsRight(personal: Personal): boolean {
  return detailRules.every(([, holds]) => holds(personal))
}

export function areSecretsRight(secrets: Secrets): boolean {
  return secretRules.every(([, holds]) => holds(secrets))
}
