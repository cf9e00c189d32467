import * as z from 'zod/mini'
import { firstFailing } from '@/ui/use-ordered-form'

export interface LoginValues {
  mobileNo: string
  password: string
}

/** LOG-1: length only, as written. */
export const loginSchema = firstFailing<LoginValues>(
  z.object({ mobileNo: z.string(), password: z.string() }),
  [
    ['mobileNo', ({ mobileNo }) => mobileNo.length === 10, 'invalidMobile'],
    ['password', ({ password }) => password.length >= 3, 'invalidPassword'],
  ],
)
