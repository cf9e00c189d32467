import * as z from 'zod/mini'
import { storedProduct, storedQuantity } from '@/api/cart/stored-line'
import type { CartLine } from '@/api/contract/cart'
import { bill } from '@/domain/cart'
import { type Paise, paise } from '@/domain/money'

/** What somebody saw and agreed to pay. An order at another price is sent only when they say that they have paid this. */
export interface AgreedCart {
  /** As agreed: an order can be sent as it was, whatever becomes of the cart. */
  lines: readonly CartLine[]
  /** Changes with each line, quantity and price. */
  fingerprint: string
  totalWithFee: Paise
}

export function billOf(lines: readonly CartLine[]) {
  return bill(
    lines.map(({ quantity, product }) => ({ quantity, unitPrice: product.purchasePrice })),
  )
}

export function agreedCartOf(lines: readonly CartLine[]): AgreedCart {
  const parts = lines.map(
    ({ product, quantity }) => `${product.id} ${quantity} ${product.purchasePrice}`,
  )
  return {
    lines,
    // The provider may list the same lines in another order.
    fingerprint: parts.sort().join(),
    totalWithFee: billOf(lines).totalWithFee,
  }
}

export const storedAmount = z.pipe(z.int(), z.transform(paise))

/** Reads an agreed cart back from the tab's storage. */
export const storedCart: z.ZodMiniType<AgreedCart> = z.object({
  lines: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        quantity: storedQuantity,
        product: storedProduct,
      }),
    ),
  ),
  fingerprint: z.string(),
  totalWithFee: storedAmount,
})
