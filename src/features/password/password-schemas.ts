import * as z from 'zod/mini'
import { secretsRules, secretsShape } from '@/features/shared/person/secrets-schema'
import { type Messages, mobileNumber, rule } from '@/ui/form-rule'

interface Mobile {
  mobileNo: string
}

/** PWD-1: length only, as written. */
export const forgotPasswordSchema = (t: Messages<'invalidMobile'>) =>
  z
    .object({ mobileNo: mobileNumber })
    .check(rule<Mobile>('mobileNo', ({ mobileNo }) => mobileNo.length === 10, t('invalidMobile')))

/** PWD-4. */
export const resetPasswordSchema = (t: Messages<'tooShort' | 'mismatch'>) =>
  z.object(secretsShape).check(...secretsRules(t('tooShort'), t('mismatch')))
