import type { CartLine } from '@/api/contract/cart'
import { quantityFromNumber } from '@/domain/quantity'
import { storedEdits } from '@/session/cart-edits'
import { readUserId } from '@/session/session'
import type { CartQueue } from './queue'
import { storedProduct } from './stored-line'

/**
 * Sends the edits that an earlier page, or another tab, has left. Those that the cart holds already,
 * or whose line is gone, are dropped. `lines`: the provider's cart.
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
  if (dropped.length === 0) return
  storedEdits.write(
    userId,
    storedEdits.read(userId).filter(({ productId }) => !dropped.includes(productId)),
  )
}

/** The line of a product that the provider's cart does not have yet. */
function lineToAdd(product: unknown): CartLine | undefined {
  const { data } = storedProduct.safeParse(product)
  return data && { id: '', product: data, quantity: quantityFromNumber(0) }
}
