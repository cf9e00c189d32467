import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import { unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { deviceDraft } from '@/session/drafts'
import { readUserId } from '@/session/session'
import type { CartQueue } from './queue'

const storedPrice = z.pipe(z.int(), z.transform(unitPrice))

/** A quantity as this device stores it: in thousandths of its unit. */
export const storedQuantity = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((thousandths) => quantityFromNumber(thousandths / 1000)),
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
  dealDurationStart: z.number(),
  dealDurationEnd: z.number(),
  deliveryAfterDays: z.number(),
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

/**
 * Sends the edits that an earlier page, or another tab, has left. Those that the cart holds
 * already, or whose line is gone, are dropped. `lines`: the provider's cart.
 */
export function resumeEdits(userId: string, queue: CartQueue, lines: readonly CartLine[]): void {
  if (readUserId() !== userId) return
  const dropped: string[] = []
  for (const { id, productId, quantity: stored, product } of storedEdits.read(userId)) {
    if (queue.edits().get(productId)?.isPending) continue
    const line = lines.find((each) => each.product.id === productId) ?? lineToAdd(product)
    const quantity = stored === null ? null : quantityFromNumber(stored / 1000)
    if (!line || line.quantity === quantity || (line.id === '' && quantity === null))
      dropped.push(productId)
    else queue.resume(id, quantity === null ? line : { ...line, quantity }, quantity)
  }
  storedEdits.change(userId, (edits) =>
    edits.filter(({ productId }) => !dropped.includes(productId)),
  )
}

/** The line of a product that the provider's cart does not have yet. */
function lineToAdd(product: unknown): CartLine | undefined {
  const { data } = storedProduct.safeParse(product)
  return data && { id: '', product: data, quantity: quantityFromNumber(0) }
}
