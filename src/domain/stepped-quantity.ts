import { parseQuantity, type Quantity, quantityInputText } from './quantity'

const ONE = 1000

/** What stands in the field after an arrow up or down: one unit more or less. Undefined where that is no quantity. */
export function steppedQuantity(typed: string, by: 1 | -1): string | undefined {
  const quantity = parseQuantity(typed)
  if (quantity === undefined) return by === 1 && typed.trim() === '' ? '1' : undefined
  const next = quantity + by * ONE
  if (next <= 0) return undefined
  const text = quantityInputText(next as Quantity)
  return parseQuantity(text) && text
}
