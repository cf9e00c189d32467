import * as z from 'zod/mini'
import { unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'
import { cartWishes } from '@/session/cart-wishes'
import { readUserId } from '@/session/session'
import type { CartWriter } from './cart-writer'
import type { CartLine } from './contract/cart'

const price = z.pipe(z.int(), z.transform(unitPrice))

/** An offer as this device remembers it. */
const ProductSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  color: z.string(),
  type: z.string(),
  unit: z.string(),
  purchasePrice: price,
  sellingPriceMin: price,
  sellingPriceMax: price,
  dealDurationStart: z.number(),
  dealDurationEnd: z.number(),
  deliveryAfterDays: z.number(),
  netWeight: z.string(),
  minPurchaseQuantity: z.pipe(
    z.number(),
    z.transform((value) => quantityFromNumber(value / 1000)),
  ),
})

/**
 * Sends what an earlier page, or a tab that is closed by now, could not: unless the cart has it already, or the line is
 * gone meanwhile. `lines`: the cart as the provider has it.
 */
export function takeUpWishes(userId: string, writer: CartWriter, lines: readonly CartLine[]): void {
  if (readUserId() !== userId) return
  const left: string[] = []
  for (const { productId, quantity, product } of cartWishes.read(userId)) {
    if (writer.entries().get(productId)?.pending) continue
    const line = lines.find((candidate) => candidate.product.id === productId) ?? lineToAdd(product)
    const wanted = quantity === null ? undefined : quantityFromNumber(quantity / 1000)
    if (!line || line.quantity === wanted || (line.id === '' && wanted === undefined))
      left.push(productId)
    else if (wanted === undefined) writer.remove(line)
    else void writer.set({ ...line, quantity: wanted }, wanted)
  }
  // Of no use any more: it must not come back later.
  if (left.length > 0)
    cartWishes.write(
      userId,
      cartWishes.read(userId).filter((wish) => !left.includes(wish.productId)),
    )
}

/** The line of an offer the provider's cart does not have yet. */
function lineToAdd(product: unknown): CartLine | undefined {
  const { data } = ProductSchema.safeParse(product)
  return data && { id: '', product: { ...data, source: {} }, quantity: quantityFromNumber(0) }
}
