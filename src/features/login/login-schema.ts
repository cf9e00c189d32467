import * as z from 'zod/mini'
import { type Messages, mobileNumber, rule } from '@/ui/form-rule'

interface Login {
  mobileNo: string
  password: string
}

/** LOG-1: length only, as written. */
export const loginSchema = (t: Messages<'invalidMobile' | 'invalidPassword'>) =>
  z.object({ mobileNo: mobileNumber, password: z.string() }).check(
    rule<Login>('mobileNo', ({ mobileNo }) => mobileNo.length === 10, t('invalidMobile')),
    rule<Login>('password', ({ password }) => password.length >= 3, t('invalidPassword')),
  )
