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

/** Part 1, point 9: "Cart total = sum of quantity times purchase price", each line rounded to the paisa as it is shown. */
export function cartTotal(lines: readonly Line[]): Paise {
  return sumPaise(lines.map((line) => lineValue(line.quantity, line.unitPrice)))
}

/** What a cart costs; the three figures always add up. */
export function bill(lines: readonly Line[]): Bill {
  const total = cartTotal(lines)
  const fee = platformFee(total)
  return { total, fee, totalWithFee: addPaise(total, fee) }
}
