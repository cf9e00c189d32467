import * as z from 'zod/mini'
import { type Messages, mobileNumber, rule } from '@/ui/form-rule'

interface Mobile {
  mobileNo: string
}

/** PWD-1: length only, as written. */
export const forgotPasswordSchema = (t: Messages<'invalidMobile'>) =>
  z
    .object({ mobileNo: mobileNumber })
    .check(rule<Mobile>('mobileNo', ({ mobileNo }) => mobileNo.length === 10, t('invalidMobile')))

interface Passwords {
  password: string
  confirmPassword: string
}

/** PWD-4. */
export const resetPasswordSchema = (t: Messages<'tooShort' | 'mismatch'>) =>
  z.object({ password: z.string(), confirmPassword: z.string() }).check(
    rule<Passwords>('password', ({ password }) => password.length >= 6, t('tooShort')),
    rule<Passwords>(
      'confirmPassword',
      ({ password, confirmPassword }) => password === confirmPassword,
      t('mismatch'),
    ),
  )
