import * as z from 'zod/mini'
import { userDraft } from './user-draft'

/**
 * Changes in a form that starts with saved values. Of account numbers it stores only that one was
 * typed: then it reads each of `numbers` as '', to be typed again.
 */
export function changesDraft<const Field extends string, const Numbers extends string>(
  name: string,
  fields: readonly Field[],
  numbers: readonly Numbers[],
) {
  type Values = Readonly<Record<Field | Numbers, string>>
  const changes = z.strictObject({
    ...Object.fromEntries(fields.map((field) => [field, z.optional(z.string())])),
    ...Object.fromEntries(numbers.map((field) => [field, z.optional(z.literal(''))])),
  }) as z.ZodMiniType as z.ZodMiniType<Partial<Values>>
  const stored = userDraft(name, z.object({ changes }))

  return {
    /** Undefined when there are no changes. */
    read: (userId: string): Partial<Values> | undefined => stored.read(userId)?.changes,
    /** Stores what differs from `saved`; clears the draft when nothing does. */
    write(userId: string, values: Values, saved: Values): void {
      const differs = (field: Field | Numbers) => values[field] !== saved[field]
      const changes: Partial<Record<Field | Numbers, string>> = {}
      for (const field of fields) if (differs(field)) changes[field] = values[field]
      if (numbers.some(differs)) for (const field of numbers) changes[field] = ''
      if (Object.keys(changes).length === 0) stored.clear(userId)
      else stored.write(userId, { changes })
    },
    clear: stored.clear,
  }
}

/** For the last step of registration and `/update/bankDetails`. */
export const bankDraft = changesDraft(
  'bank',
  ['holder', 'bankName', 'ifscCode', 'branchName'],
  ['accNo', 'confirmAccNo'],
)

/** The fields of a bank form. */
export interface BankValues {
  holder: string
  bankName: string
  accNo: string
  ifscCode: string
  branchName: string
}

/** The saved details, or empty fields. */
export function bankValues(saved: BankValues | undefined): BankValues {
  const { holder = '', bankName = '', accNo = '', ifscCode = '', branchName = '' } = saved ?? {}
  return { holder, bankName, accNo, ifscCode, branchName }
}
