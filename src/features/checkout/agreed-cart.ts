import type { CartLine } from '@/api/contract/cart'
import { bill } from '@/domain/cart'
import type { Paise } from '@/domain/money'

/** What somebody saw and agreed to pay: no other cart and no other amount is ever sent. */
export interface AgreedCart {
  /** The lines with their quantities and prices. */
  mark: string
  totalWithFee: Paise
}

export function billOf(lines: readonly CartLine[]) {
  return bill(
    lines.map(({ quantity, product }) => ({ quantity, unitPrice: product.purchasePrice })),
  )
}

export function agreedCartOf(lines: readonly CartLine[]): AgreedCart {
  const marks = lines.map(
    ({ product, quantity }) => `${product.id} ${quantity} ${product.purchasePrice}`,
  )
  // The provider may list the same lines in another order.
  return { mark: marks.sort().join(), totalWithFee: billOf(lines).totalWithFee }
}
