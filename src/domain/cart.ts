import { addPaise, sumPaise, type UnitPrice } from './money'
import { lineValue, platformFee } from './pricing'
import type { Quantity } from './quantity'

interface PricedLine {
  quantity: Quantity
  product: { purchasePrice: UnitPrice }
}

/** Price and quantity are known: an unknown one is 0. */
export function isPriced({ quantity, product }: PricedLine): boolean {
  return quantity > 0 && product.purchasePrice > 0
}

/**
 * The cost of a cart (MNY-1): each line is rounded to the paisa as it is shown, and the three
 * figures always add up.
 */
export function bill(lines: readonly PricedLine[]) {
  const total = sumPaise(
    lines.map(({ quantity, product }) => lineValue(quantity, product.purchasePrice)),
  )
  const fee = platformFee(total)
  return { total, fee, totalWithFee: addPaise(total, fee) }
}

interface Terms {
  unit?: string
  type?: string
  dealDurationStart?: number | undefined
  dealDurationEnd?: number | undefined
  deliveryAfterDays?: number | undefined
}

interface ComparedLine {
  quantity: Quantity
  product: Terms & { id: string; purchasePrice: UnitPrice }
}

const terms = [
  'unit',
  'type',
  'dealDurationStart',
  'dealDurationEnd',
  'deliveryAfterDays',
] as const satisfies readonly (keyof Terms)[]

/** Unit, type and days of an offer. What one of them lacks is unknown, and differs from nothing. */
function hasSameTerms(one: Terms, other: Terms): boolean {
  return terms.every((name) => !one[name] || !other[name] || one[name] === other[name])
}

function fingerprint(lines: readonly ComparedLine[]): string {
  const parts = lines.map(
    ({ product, quantity }) => `${product.id} ${quantity} ${product.purchasePrice}`,
  )
  // The provider may list the same lines in another order.
  return parts.sort().join()
}

/** Whether they have the same products, at the same quantities, prices and terms. */
export function isSameCart(one: readonly ComparedLine[], other: readonly ComparedLine[]): boolean {
  return fingerprint(one) === fingerprint(other) && cartChanges(one, other).length === 0
}

/** How a product of a cart has changed: its price, its quantity, the terms of its offer. */
export type CartChange<Line> = { line: Line } & (
  | { kind: 'removed' | 'added' | 'terms' }
  | { kind: 'price'; before: UnitPrice; now: UnitPrice }
  | { kind: 'quantity'; before: Quantity; now: Quantity }
)

/** The changes from one cart to another, in the order of the first. */
export function cartChanges<Line extends ComparedLine>(
  before: readonly Line[],
  now: readonly Line[],
): CartChange<Line>[] {
  const changes = before.flatMap((line): CartChange<Line>[] => {
    const same = now.find(({ product }) => product.id === line.product.id)
    if (!same) return [{ kind: 'removed', line }]
    const [was, is] = [line.product.purchasePrice, same.product.purchasePrice]
    return [
      ...(was === is ? [] : [{ kind: 'price' as const, line, before: was, now: is }]),
      ...(line.quantity === same.quantity
        ? []
        : [{ kind: 'quantity' as const, line, before: line.quantity, now: same.quantity }]),
      ...(hasSameTerms(line.product, same.product) ? [] : [{ kind: 'terms' as const, line }]),
    ]
  })
  const known = new Set(before.map(({ product }) => product.id))
  const added = now.filter(({ product }) => !known.has(product.id))
  return [...changes, ...added.map((line) => ({ kind: 'added' as const, line }))]
}
