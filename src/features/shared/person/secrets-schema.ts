import * as z from 'zod/mini'
import { rule } from '@/ui/form-rule'

export interface Secrets {
  password: string
  confirmPassword: string
}

export const secretsShape = { password: z.string(), confirmPassword: z.string() }

/** REG-6, PWD-4. */
export const secretsRules = (tooShort: string, mismatch: string) => [
  rule<Secrets>('password', ({ password }) => password.length >= 6, tooShort),
  rule<Secrets>(
    'confirmPassword',
    ({ password, confirmPassword }) => password === confirmPassword,
    mismatch,
  ),
]
