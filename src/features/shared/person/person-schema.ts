import { isEmail } from '@/domain/text'
import { isMobile } from '@/domain/mobile'
import { type Messages, mobileNumber, rule, trimmedText } from '@/ui/form-rule'

export const personShape = { name: trimmedText, mobileNo: mobileNumber, email: trimmedText }

type Person = Record<keyof typeof personShape, string>
type PersonMessages = Messages<'nameRequired' | 'mobileRequired' | 'mobileDigits'>

/** REG-6, ADR-6: the address form does not check the email. */
export const personRules = (t: PersonMessages) => [
  rule<Person>('name', ({ name }) => name !== '', t('nameRequired')),
  rule<Person>('mobileNo', ({ mobileNo }) => mobileNo !== '', t('mobileRequired')),
  rule<Person>('mobileNo', ({ mobileNo }) => isMobile(mobileNo), t('mobileDigits')),
]

/** REG-6: it may be left out. */
export const emailRule = (t: Messages<'emailInvalid'>) =>
  rule<Person>('email', ({ email }) => email === '' || isEmail(email), t('emailInvalid'))
