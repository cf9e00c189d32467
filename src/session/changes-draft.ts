import * as z from 'zod/mini'
import { draft } from './drafts'

/** What a person has changed in a form that starts with what is saved. Only `fields` are kept: never an account number. */
export function changesDraft<const Field extends string>(name: string, fields: readonly Field[]) {
  const kept = draft(
    name,
    z.object({ userId: z.string(), changes: z.partialRecord(z.enum(fields), z.string()) }),
  )
  type Values = Readonly<Record<Field, string>>

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
