import * as z from 'zod/mini'
import { trimBlanks } from '@/domain/text'
import { mobileDigits } from '@/domain/mobile'

/** The messages of one namespace, as a schema takes them from `useText`. */
export type Messages<Key extends string> = (key: Key) => string

/** Later rules are not checked: a form shows the first message in the order of FRM-1. */
export function rule<Values>(
  field: keyof Values & string,
  isValid: (values: Values) => boolean,
  error: string,
) {
  return z.refine<Values>(isValid, { path: [field], error, abort: true })
}

export const trimmedText = z.pipe(z.string(), z.transform(trimBlanks))

export const mobileNumber = z.pipe(z.string(), z.transform(mobileDigits))
