import * as z from 'zod/mini'
import { unitPrice } from '@/domain/money'
import { quantityFromNumber } from '@/domain/quantity'

const storedPrice = z.pipe(z.int(), z.transform(unitPrice))

/** A quantity as this device stores it: in thousandths of its unit. */
export const storedQuantity = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((thousandths) => quantityFromNumber(thousandths / 1000)),
)

/** A product as this device stores it with a cart line. */
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
  dealDurationStart: z.number(),
  dealDurationEnd: z.number(),
  deliveryAfterDays: z.number(),
  netWeight: z.string(),
  minPurchaseQuantity: storedQuantity,
  source: z.looseObject({}),
})
