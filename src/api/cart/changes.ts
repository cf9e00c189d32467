import type { CartLine } from '@/api/contract/cart'
import type { Product } from '@/api/contract/product'
import type { Quantity } from '@/domain/quantity'

/** A change of the cart by the person: the variables of its mutation. */
export interface CartChange {
  /** One product, or all that Empty Cart removes. */
  readonly productIds: readonly string[]
  /** Shown while the cart does not hold it yet. */
  readonly product?: Product | undefined
  /** Absolute, so that only the latest change of a line matters; null removes the line. */
  readonly quantity: Quantity | null
  readonly isEmptying?: boolean
  /**
   * What the cart may have held of each product until this change, as far as this person knows. It
   * is sent again only while the cart still does.
   */
  readonly before?: Readonly<Record<string, readonly number[]>> | undefined
}

/**
 * - saving: typed, waiting or sent, and not answered yet
 * - offline: not sent; sent automatically once the network is back
 * - no-answer: sent, but unanswered for so long that the person decides what happens
 * - changed: not saved, and somebody has changed the line since: the person decides
 */
export type SaveState = 'saving' | 'saved' | 'not-saved' | 'offline' | 'no-answer' | 'changed'

/** The latest change of one line, and its state. */
export interface LineChange extends CartChange {
  readonly state: SaveState
  /** What the provider's cart holds, as last read. */
  readonly now: number | undefined
}

export type LineChanges = ReadonlyMap<string, LineChange>

/** Neither saved nor on its way: the provider's cart is unchanged, as far as we know. */
export const isUnsaved = ({ state }: LineChange) => state !== 'saving' && state !== 'saved'

/** The line is shown again. */
export const isFailedRemoval = ({ quantity, state }: CartChange & { state: SaveState }) =>
  quantity === null && (state === 'not-saved' || state === 'no-answer')

/** 0 without such a line; undefined while the cart is unknown. */
export const quantityIn = (lines: readonly CartLine[] | undefined, productId: string) =>
  lines && (lines.find(({ product }) => product.id === productId)?.quantity ?? 0)

/** Whether the cart is as the change wants it. */
export const isMet = ({ productIds, quantity }: CartChange, lines: readonly CartLine[]) =>
  productIds.every((id) => quantityIn(lines, id) === (quantity ?? 0))

/** The latest change of each line. `lines`: the provider's cart. */
export function latestChanges(
  changes: readonly (CartChange & { state: SaveState })[],
  lines: readonly CartLine[] | undefined,
): LineChanges {
  const latest = new Map<string, LineChange>()
  for (const change of changes)
    for (const productId of change.productIds) {
      const now = quantityIn(lines, productId)
      const own = { ...change, productIds: [productId], isEmptying: false, now }
      latest.set(productId, isChangedElsewhere(own) ? { ...own, state: 'changed' } : own)
    }
  return latest
}

function isChangedElsewhere(change: LineChange): boolean {
  const { productIds, quantity, before, now } = change
  const was = before?.[productIds[0] ?? '']
  return isUnsaved(change) && was !== undefined && ![undefined, quantity ?? 0, ...was].includes(now)
}

/**
 * The provider's cart with the person's unsaved changes. A line whose removal is unsaved is shown:
 * it is still in the cart, and counts towards the total. Of an unknown cart: all changes.
 */
export function applyChanges(
  lines: readonly CartLine[] | undefined,
  changes: LineChanges,
): CartLine[] {
  const shown = [...changes.values()].filter(({ state }) => !lines || state !== 'saved')
  return shown.reduce<readonly CartLine[]>(
    (result, change) =>
      change.quantity === null && isUnsaved(change) ? result : withChange(result, change),
    lines ?? [],
  ) as CartLine[]
}

/** The cart after a change. */
export function withChange(
  lines: readonly CartLine[],
  { productIds, product, quantity }: CartChange,
): CartLine[] {
  const isOther = (line: CartLine) => !productIds.includes(line.product.id)
  if (quantity === null) return lines.filter(isOther)
  if (lines.every(isOther)) return product ? [...lines, { id: '', product, quantity }] : [...lines]
  return lines.map((line) => (isOther(line) ? line : { ...line, quantity }))
}
