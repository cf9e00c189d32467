import * as z from 'zod/mini'
import { storedProduct, storedQuantity } from '@/api/cart/stored-edits'
import type { CartLine } from '@/api/contract/cart'
import { paise } from '@/domain/money'

export const storedAmount = z.pipe(z.int(), z.transform(paise))

/** Reads the lines of a cart back from the tab's storage. */
export const storedLines: z.ZodMiniType<readonly CartLine[]> = z.readonly(
  z.array(z.object({ id: z.string(), quantity: storedQuantity, product: storedProduct })),
)
