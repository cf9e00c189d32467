import * as z from 'zod/mini'
import { draft } from './drafts'

const WishesSchema = z.object({
  userId: z.string(),
  wishes: z.array(
    z.object({
      productId: z.string(),
      /** In thousandths of a unit; null: the line was removed. */
      quantity: z.nullable(z.int().check(z.positive())),
    }),
  ),
})

/** Cart changes the provider has not confirmed, so that a discarded tab does not lose them. */
export const cartWishesDraft = draft('cart-wishes', WishesSchema)
