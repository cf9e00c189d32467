import * as z from 'zod/mini'
import { deviceDraft } from '@/session/drafts'
import { readUserId } from '@/session/session'
import { type CartEdit, isNew } from './edits'

const StoredEditSchema = z.object({
  /** Tells tabs apart that have sent or replaced an edit. Earlier versions stored none. */
  id: z.optional(z.string()),
  productId: z.string(),
  /** In thousandths of a unit; null: the line is removed. */
  quantity: z.nullable(z.int().check(z.positive())),
  /** The product of a line that is not in the provider's cart yet. */
  product: z.optional(z.unknown()),
  /** Of a page that ended, which may have sent it: what the line may have been until then. */
  before: z.optional(z.array(z.string())),
})
export type StoredEdit = z.output<typeof StoredEditSchema>

// Renaming the key or the field would lose edits that wait on phones.
const draft = deviceDraft(
  'cart-edits',
  z.object({ userId: z.string(), edits: z.array(StoredEditSchema) }),
)

/** Held by the page that has made the edit of this id. */
export const pageLock = (editId = '') => `sauda.cart.page.${editId.split('-')[0]}`

/** Cart edits that the provider has not confirmed, oldest first. They survive a closed tab. */
export const storedEdits = {
  read(userId: string): StoredEdit[] {
    const found = draft.read()
    return found?.userId === userId ? found.edits : []
  },
  write(userId: string, edits: readonly StoredEdit[]): void {
    if (edits.length === 0) draft.clear()
    else draft.write({ userId, edits: [...edits] })
  },
  /** Does nothing once somebody else has signed in. */
  change(userId: string, change: (edits: StoredEdit[]) => StoredEdit[]): void {
    if (readUserId() === userId) storedEdits.write(userId, change(storedEdits.read(userId)))
  },
}

/** Stores all edits of this tab that a later page is to send. */
export function rememberEdits(userId: string) {
  /** Ids of the edits that this tab has stored. */
  let stored = new Set<string>()

  return (edits: readonly CartEdit[]): void => {
    // After log-out nothing of this person is stored, also when an answer comes late.
    if (readUserId() !== userId) return
    const ids = new Set(edits.map(({ id }) => id))
    const added = edits.filter(({ id }) => !stored.has(id))
    const before = storedEdits.read(userId)
    const others = before.filter(
      ({ id = '', productId }) =>
        !(stored.has(id) && !ids.has(id)) &&
        !added.some(({ line }) => line.product.id === productId),
    )
    stored = ids
    if (added.length === 0 && others.length === before.length) return
    const news = added.map(({ id, line, quantity }) => ({
      ...before.find((edit) => edit.id === id),
      id,
      productId: line.product.id,
      quantity,
      ...(isNew(line) && { product: line.product }),
    }))
    storedEdits.write(userId, [...others, ...news])
  }
}
