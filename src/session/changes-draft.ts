import * as z from 'zod/mini'
import { draft } from './drafts'

/** What a person has changed in a form that starts with what is saved. Only `fields` are kept: never an account number. */
export function changesDraft<const Field extends string>(name: string, fields: readonly Field[]) {
  type Values = Readonly<Record<Field, string>>
  const changes = z.strictObject(
    Object.fromEntries(fields.map((field) => [field, z.optional(z.string())])),
  ) as z.ZodMiniType as z.ZodMiniType<Partial<Values>>
  const kept = draft(name, z.object({ userId: z.string(), changes }))

  return {
    /** The changes this person has begun; undefined when there are none. */
    read(userId: string): Partial<Values> | undefined {
      const found = kept.read()
      return found?.userId === userId ? found.changes : undefined
    },
    /** Keeps what differs from what is saved, and nothing when nothing does. */
    keep(userId: string, values: Values, saved: Values): void {
      const changed = fields.filter((field) => values[field] !== saved[field])
      const changes: Partial<Record<Field, string>> = {}
      for (const field of changed) changes[field] = values[field]
      if (changed.length === 0) kept.clear()
      else kept.write({ userId, changes })
    },
    clear: () => kept.clear(),
  }
}

/** Of the bank form: of registration's last step as of `/update/bankDetails`. */
export const bankDraft = changesDraft('bank', ['holder', 'bankName', 'ifscCode', 'branchName'])
