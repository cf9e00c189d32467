import * as z from 'zod/mini'
import { draft } from './drafts'
import { readUserId } from './session'

/**
 * A draft of one person ('' for a visitor). Nobody else reads it. After that person has signed out,
 * `write` and `clear` do nothing: a response may arrive then.
 */
export function userDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, open = draft) {
  const stored = open(name, z.intersection(z.object({ userId: z.string() }), schema))
  const isSignedIn = (userId: string) => (readUserId() ?? '') === userId

  return {
    read(userId: string): T | undefined {
      const found = stored.read()
      return found?.userId === userId ? found : undefined
    },
    write(userId: string, value: T): void {
      if (isSignedIn(userId)) stored.write({ ...value, userId })
    },
    clear(userId: string): void {
      if (isSignedIn(userId)) stored.clear()
    },
  }
}
