import * as z from 'zod/mini'
import { deviceDraft } from './drafts'

const StoredEditSchema = z.object({
  /** Tells tabs apart that have sent or replaced an edit. Earlier versions stored none. */
  id: z.optional(z.string()),
  productId: z.string(),
  /** In thousandths of a unit; null: the line is removed. */
  quantity: z.nullable(z.int().check(z.positive())),
  /** The product of a line that is not in the provider's cart yet; parsed by api/cart/resume.ts. */
  product: z.optional(z.unknown()),
})
export type StoredEdit = z.output<typeof StoredEditSchema>

// Renaming the key or the field would lose edits that wait on phones.
const draft = deviceDraft(
  'cart-wishes',
  z.object({ userId: z.string(), wishes: z.array(StoredEditSchema) }),
)

/** Cart edits that the provider has not confirmed, oldest first. They survive a closed tab. */
export const storedEdits = {
  read(userId: string): StoredEdit[] {
    const found = draft.read()
    return found?.userId === userId ? found.wishes : []
  },
  write(userId: string, edits: readonly StoredEdit[]): void {
    if (edits.length === 0) draft.clear()
    else draft.write({ userId, wishes: [...edits] })
  },
}
