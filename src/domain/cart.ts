import { addPaise, sumPaise, type Paise, type UnitPrice } from './money'
import { lineValue, platformFee } from './pricing'
import type { Quantity } from './quantity'

interface Line {
  quantity: Quantity
  unitPrice: UnitPrice
}

interface Bill {
  total: Paise
  fee: Paise
  totalWithFee: Paise
}

/** MNY-1: the sum of quantity times purchase price, each line rounded to the paisa as it is shown. */
export function cartTotal(lines: readonly Line[]): Paise {
  return sumPaise(lines.map((line) => lineValue(line.quantity, line.unitPrice)))
}

/** What a cart costs; the three figures always add up. */
export function bill(lines: readonly Line[]): Bill {
  const total = cartTotal(lines)
  const fee = platformFee(total)
  return { total, fee, totalWithFee: addPaise(total, fee) }
}

interface ComparedLine {
  quantity: Quantity
  product: { id: string; name: string; unit: string; purchasePrice: UnitPrice }
}

/** How one product of a cart differs from what it was. A price and a quantity may both have changed. */
export type CartChange<Line> = { line: Line } & (
  | { kind: 'removed' | 'added' }
  | { kind: 'price'; before: UnitPrice; now: UnitPrice }
  | { kind: 'quantity'; before: Quantity; now: Quantity }
)

/** What changed from one cart to another, in the order of the first. */
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
    ]
  })
  const known = new Set(before.map(({ product }) => product.id))
  const added = now.filter(({ product }) => !known.has(product.id))
  return [...changes, ...added.map((line) => ({ kind: 'added' as const, line }))]
}
