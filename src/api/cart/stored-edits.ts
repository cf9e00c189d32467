import * as z from 'zod/mini'
import { unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { deviceDraft } from '@/session/drafts'
import { readUserId } from '@/session/session'

const storedPrice = z.pipe(z.int(), z.transform(unitPrice))

/** A quantity as this device stores it: in thousandths of its unit. */
export const storedQuantity = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((thousandths) => quantityFromNumber(thousandths / 1000)),
)

/** JSON leaves out unknown ones. */
const storedDays = z.pipe(
  z.optional(z.number()),
  z.transform((days) => days),
)

/** A product as this device stores it with a cart line. */
export const storedProduct = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  color: z.string(),
  type: z.string(),
  unit: z.string(),
  purchasePrice: storedPrice,
  sellingPriceMin: storedPrice,
  sellingPriceMax: storedPrice,
  dealDurationStart: storedDays,
  dealDurationEnd: storedDays,
  deliveryAfterDays: storedDays,
  netWeight: z.string(),
  minPurchaseQuantity: storedQuantity,
  source: z.looseObject({}),
})

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

/** Held while a change of this product's line is sent (Web Locks). */
export const cartLock = (productId: string) => `sauda.cart.${productId}`

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
