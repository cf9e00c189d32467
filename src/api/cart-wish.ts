import type { Quantity } from '@/domain/quantity'
import type { CartLine } from './contract/cart'

/** What the person wants of one line. Quantities are absolute, so the latest wish is the only one that matters. */
export type CartWish = { kind: 'set'; quantity: Quantity } | { kind: 'remove' }

/**
 * waiting: within the typing pause or behind another request; saved and not-saved stay until the next wish; offline goes out
 * by itself when the network is back; no-answer: it was sent, and nothing has come for so long that the person is told.
 */
export type SaveState = 'waiting' | 'saving' | 'saved' | 'not-saved' | 'offline' | 'no-answer'

/** The person's change did not reach the provider, as far as anybody knows: its line is in the cart as it was. */
export const isGivenBack = ({ state }: CartEntry): boolean =>
  ['not-saved', 'offline', 'no-answer'].includes(state)

export interface CartEntry {
  line: CartLine
  wish: CartWish
  state: SaveState
  /** True until the server's own cart is known to hold it: the cart is shown with the wish laid over it. */
  pending: boolean
}

/**
 * The server's cart with what the person wants laid over it. A line whose removal failed, or waits for the network, is
 * shown: it is still in the cart, and must not be missing from what is added up.
 */
export function cartAsWished(
  lines: readonly CartLine[],
  entries: ReadonlyMap<string, CartEntry>,
): CartLine[] {
  const shown: CartLine[] = []
  for (const line of lines) {
    const entry = entries.get(line.product.id)
    if (entry?.pending && entry.wish.kind === 'set') {
      shown.push({ ...line, quantity: entry.wish.quantity })
    } else if (!entry?.pending || isGivenBack(entry)) shown.push(line)
  }
  const known = new Set(lines.map((line) => line.product.id))
  for (const [productId, { line, wish, pending }] of entries) {
    if (pending && wish.kind === 'set' && !known.has(productId)) {
      shown.push({ ...line, quantity: wish.quantity })
    }
  }
  return shown
}
