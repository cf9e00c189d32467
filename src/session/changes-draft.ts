import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { userDraft } from './user-draft'

const numbers: readonly string[] = ['accNo', 'confirmAccNo']

/**
 * Changes in a form that starts with saved values. Of account numbers it stores only that one was
 * typed: then it reads all of them as '', to be typed again.
 */
export function changesDraft<const Field extends string>(name: string, fields: readonly Field[]) {
  type Values = Readonly<Record<Field, string>>
  const isNumber = (field: Field) => numbers.includes(field)
  const changes = z.object(
    Object.fromEntries(
      fields.map((field) => [
        field,
        isNumber(field)
          ? orElse(z.optional(z.literal('')), '')
          : orElse(z.optional(z.string()), undefined),
      ]),
    ),
  ) as z.ZodMiniType as z.ZodMiniType<Partial<Values>>
  const stored = userDraft(name, z.object({ changes }))

  return {
    /** Undefined when there are no changes. */
    read: (userId: string): Partial<Values> | undefined => stored.read(userId)?.changes,
    /** Stores what differs from `saved`; clears the draft when nothing does. */
    write(userId: string, values: Values, saved: Values): void {
      const changed = fields.filter((field) => values[field] !== saved[field])
      const changes: Partial<Record<Field, string>> = {}
      for (const field of changed) changes[field] = values[field]
      if (changed.some(isNumber)) for (const field of fields.filter(isNumber)) changes[field] = ''
      if (changed.length === 0) stored.clear(userId)
      else stored.write(userId, { changes })
    },
    clear: stored.clear,
  }
}

/** The fields of a bank form. */
export const bankFields = ['holder', 'bankName', 'accNo', 'ifscCode', 'branchName'] as const

export type BankValues = Record<(typeof bankFields)[number], string>
export type ConfirmedBankValues = BankValues & { confirmAccNo: string }

/** For the last step of registration and `/update/bankDetails`. */
export const bankDraft = changesDraft('bank', [...bankFields, 'confirmAccNo'])

/** The saved details, or empty fields. */
export function bankValues(saved: BankValues | undefined): BankValues {
  return Object.fromEntries(bankFields.map((field) => [field, saved?.[field] ?? ''])) as BankValues
}
