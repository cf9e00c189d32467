import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, type CallOptions } from '@/api/call'
import { addToCart, cart, type CartLine, emptyCart, removeCartLine } from '@/api/contract/cart'
import { offlineCached } from '@/api/offline/offline-cache'
import { type Quantity, quantityToNumber } from '@/domain/quantity'

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

/** The cart's queue reads it again in this window. */
const meta = { elsewhere: [['cart']] }

// Each write names its person: it may be sent after somebody else has signed in.

export interface CartQuantityInput {
  userId: string
  productId: string
  quantity: Quantity
  keepalive: boolean
  signal: AbortSignal
}

/** Call 14. */
export function useAddToCart() {
  return useMutation({
    mutationFn: ({ userId, productId, quantity, ...options }: CartQuantityInput) => {
      const productQuantity = quantityToNumber(quantity)
      return call(addToCart, { body: { userId, productId, productQuantity } }, options)
    },
    meta,
  })
}

export interface CartRemovalInput {
  lineId: string
  keepalive: boolean
  signal: AbortSignal
}

/** Call 15. */
export function useRemoveCartLine() {
  return useMutation({
    mutationFn: ({ lineId, ...options }: CartRemovalInput) =>
      call(removeCartLine, { path: { cartItemId: lineId } }, options),
    meta,
  })
}

export interface CartEmptyingInput {
  userId: string
  signal: AbortSignal
}

/** Call 16. */
export function useEmptyCart() {
  return useMutation({
    mutationFn: ({ userId, signal }: CartEmptyingInput) =>
      call(emptyCart, { path: { userId } }, { signal }),
    meta,
  })
}
