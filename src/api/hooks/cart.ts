import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, type CallOptions } from '@/api/call'
import { addToCart, cart, type CartLine, emptyCart, removeCartLine } from '@/api/contract/cart'
import { offlineCached } from '@/api/offline/offline-cache'
import { type Quantity, quantityToNumber } from '@/domain/quantity'
import { useSignedInUserId } from '@/session/session'
import { useReadNow } from './read-now'

/** Call 13. */
export async function readCart(userId: string, options?: CallOptions): Promise<CartLine[]> {
  return (await call(cart, { path: { userId } }, options)).cartItems
}

export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cart', userId],
    queryFn: ({ signal }) => readCart(userId, { signal }),
    ...offlineCached('cart'),
  })

/** For an amount about to be paid. */
export function useReadCartNow() {
  const userId = useSignedInUserId()
  return useReadNow(cartQuery(userId).queryKey, () => readCart(userId))
}

/** The cart's queue reads it again in this window. */
const meta = { elsewhere: [['cart']] }

interface WriteOptions {
  keepalive: boolean
  signal: AbortSignal
}

// The cart's queue sends these, also after the screen was left. Each names its person, because
// another one may have signed in meanwhile.

interface CartQuantity extends WriteOptions {
  userId: string
  productId: string
  quantity: Quantity
}

/** Call 14. */
export const addToCartMutation = mutationOptions({
  mutationFn: ({ userId, productId, quantity, ...options }: CartQuantity) => {
    const productQuantity = quantityToNumber(quantity)
    return call(addToCart, { body: { userId, productId, productQuantity } }, options)
  },
  meta,
})

/** Call 15. */
export const removeCartLineMutation = mutationOptions({
  mutationFn: ({ lineId, ...options }: WriteOptions & { lineId: string }) =>
    call(removeCartLine, { path: { cartItemId: lineId } }, options),
  meta,
})

/** Call 16. */
export const emptyCartMutation = mutationOptions({
  mutationFn: ({ userId, signal }: { userId: string; signal: AbortSignal }) =>
    call(emptyCart, { path: { userId } }, { signal }),
  meta,
})
