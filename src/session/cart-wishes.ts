import * as z from 'zod/mini'
import { deviceDraft } from './drafts'

const WishSchema = z.object({
  productId: z.string(),
  /** In thousandths of a unit; null: the line was removed. */
  quantity: z.nullable(z.int().check(z.positive())),
  /** The offer, where the provider's cart did not have it yet; read by whoever takes it up (api/cart-take-up.ts). */
  product: z.optional(z.unknown()),
})
export type StoredWish = z.output<typeof WishSchema>

const draft = deviceDraft(
  'cart-wishes',
  z.object({ userId: z.string(), wishes: z.array(WishSchema) }),
)

/** Cart changes the provider has not confirmed, oldest first: no reload, no closed tab and no dead battery loses them. */
export const cartWishes = {
  read(userId: string): StoredWish[] {
    const found = draft.read()
    return found?.userId === userId ? found.wishes : []
  },
  write(userId: string, wishes: readonly StoredWish[]): void {
    if (wishes.length === 0) draft.clear()
    else draft.write({ userId, wishes: [...wishes] })
  },
}
