import type { CartLine } from '@/api/contract/cart'
import type { Quantity } from '@/domain/quantity'

/** A line that the provider's cart does not hold, as far as we know: its edit adds the product. */
export const isNew = ({ id }: CartLine): boolean => id === ''

export const asNew = (line: CartLine): CartLine => ({ ...line, id: '' })

/**
 * - saving: typed, due or sent, and not answered yet
 * - offline: not sent; sent automatically once the network is back
 * - no-answer: sent, but unanswered for so long that the person decides what happens
 */
export type SaveState = 'saving' | 'saved' | 'not-saved' | 'offline' | 'no-answer'

/** The person's latest edit of one line, and its state. */
export interface CartEdit {
  readonly id: string
  /** Counts the edits of this tab. */
  readonly order: number
  readonly line: CartLine
  /** Absolute, so that only the latest edit matters; null removes the line. */
  readonly quantity: Quantity | null
  state: SaveState
  /** The provider's cart, as last read, does not show it yet. */
  isPending: boolean
}

/** Neither saved nor on its way: the provider's cart is unchanged, as far as we know. */
export function isUnsaved({ state }: CartEdit): boolean {
  return state === 'not-saved' || state === 'offline' || state === 'no-answer'
}

/** The screen shows that it failed, and offers to send it again. */
export function isFailed({ state }: CartEdit): boolean {
  return state === 'not-saved' || state === 'no-answer'
}

/** The line is shown again. */
export function isFailedRemoval(edit: CartEdit): boolean {
  return edit.quantity === null && isFailed(edit)
}

/**
 * The provider's cart with the person's pending edits applied. A line whose removal is unsaved is
 * shown: it is still in the cart, and counts towards the total.
 */
export function applyEdits(
  lines: readonly CartLine[],
  edits: ReadonlyMap<string, CartEdit>,
): CartLine[] {
  const shown = lines.flatMap((line) => {
    const edit = edits.get(line.product.id)
    if (!edit?.isPending) return [line]
    if (edit.quantity !== null) return [{ ...line, quantity: edit.quantity }]
    return isUnsaved(edit) ? [line] : []
  })
  const known = new Set(lines.map((line) => line.product.id))
  for (const [productId, { line, quantity, isPending }] of edits) {
    if (isPending && quantity !== null && !known.has(productId)) shown.push({ ...line, quantity })
  }
  return shown
}
