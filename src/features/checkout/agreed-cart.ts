import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import { bill } from '@/domain/cart'
import { type Paise, paise, unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

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

const price = z.pipe(z.number(), z.transform(unitPrice))

/** A quantity as it is stored: in thousandths of its unit. */
export const storedQuantity = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((thousandths) => quantityFromNumber(thousandths / 1000)),
)

export const storedAmount = z.pipe(z.int(), z.transform(paise))

/** Reads an agreed cart back from the tab's storage. */
export const storedCart: z.ZodMiniType<AgreedCart> = z.object({
  lines: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        quantity: storedQuantity,
        product: z.object({
          id: z.string(),
          sku: z.string(),
          name: z.string(),
          color: z.string(),
          type: z.string(),
          unit: z.string(),
          purchasePrice: price,
          sellingPriceMin: price,
          sellingPriceMax: price,
          dealDurationStart: z.number(),
          dealDurationEnd: z.number(),
          deliveryAfterDays: z.number(),
          netWeight: z.string(),
          minPurchaseQuantity: storedQuantity,
          source: z.looseObject({}),
        }),
      }),
    ),
  ),
  fingerprint: z.string(),
  totalWithFee: storedAmount,
})
