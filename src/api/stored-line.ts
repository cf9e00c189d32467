/** How this device stores a cart line, in the cart's edits and in the records of payments. */
import * as z from 'zod/mini'
import type { CartLine } from '@/api/contract/cart'
import { unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

const storedPrice = z.pipe(z.int(), z.transform(unitPrice))

/** In thousandths of its unit. */
export const storedQuantity = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((thousandths) => quantityFromNumber(thousandths / 1000)),
)

/** JSON leaves out unknown ones. */
const storedDays = z.pipe(
  z.optional(z.number()),
  z.transform((days) => days),
)

export const storedProduct = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  color: z.string(),
  type: z.string(),
  unit: z.string(),
  purchasePrice: storedPrice,
  sellingPriceMin: storedPrice,
  sellingPriceMax: storedPrice,
  dealDurationStart: storedDays,
  dealDurationEnd: storedDays,
  deliveryAfterDays: storedDays,
  netWeight: z.string(),
  minPurchaseQuantity: storedQuantity,
  source: z.looseObject({}),
})

/** The lines of a cart. */
export const storedLines: z.ZodMiniType<readonly CartLine[]> = z.readonly(
  z.array(z.object({ id: z.string(), quantity: storedQuantity, product: storedProduct })),
)
