import * as z from 'zod/mini'
import { firstFailing } from '@/ui/use-ordered-form'

export interface PasswordValues {
  password: string
  confirmPassword: string
}

/** PWD-4, in its order. */
export const passwordSchema = firstFailing<PasswordValues>(
  z.object({ password: z.string(), confirmPassword: z.string() }),
  [
    ['password', ({ password }) => password.length >= 6, 'tooShort'],
    [
      'confirmPassword',
      ({ password, confirmPassword }) => password === confirmPassword,
      'mismatch',
    ],
  ],
)
