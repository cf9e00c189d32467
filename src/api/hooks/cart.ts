import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { addToCart, cart, emptyCart, removeCartLine } from '@/api/contract/cart'
import { offlineCached } from '@/api/offline/offline-cache'
import { type Quantity, quantityToNumber } from '@/domain/quantity'
import { useSignedInUserId } from '@/session/session'

/** Call 13. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cart', userId],
    queryFn: async ({ signal }) => (await call(cart, { path: { userId } }, { signal })).cartItems,
    ...offlineCached('cart'),
  })

/** Reads the cart anew, whatever is cached: for an amount about to be paid. Throws ApiError. */
export function useReadCartNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const { cartItems } = await call(cart, { path: { userId } })
    const { queryKey } = cartQuery(userId)
    // An answer that is on its way is older than this one.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cartItems)
    return cartItems
  }
}

// The person's id comes with each write: one that is sent late is still for whoever made it.

/** Call 14. */
const addToCartMutation = mutationOptions({
  mutationKey: [addToCart.name],
  mutationFn: ({ userId, productId, quantity, ...options }: CartQuantityInput) => {
    const productQuantity = quantityToNumber(quantity)
    return call(addToCart, { body: { userId, productId, productQuantity } }, options)
  },
})

export interface CartQuantityInput {
  userId: string
  productId: string
  quantity: Quantity
  keepalive: boolean
  signal: AbortSignal
}

export function useAddToCart() {
  return useMutation(addToCartMutation)
}

/** Call 15. */
const removeCartLineMutation = mutationOptions({
  mutationKey: [removeCartLine.name],
  mutationFn: ({ lineId, ...options }: CartRemovalInput) =>
    call(removeCartLine, { path: { cartItemId: lineId } }, options),
})

export interface CartRemovalInput {
  lineId: string
  keepalive: boolean
  signal: AbortSignal
}

export function useRemoveCartLine() {
  return useMutation(removeCartLineMutation)
}

/** Call 16. */
const emptyCartMutation = mutationOptions({
  mutationKey: [emptyCart.name],
  mutationFn: ({ userId, signal }: CartEmptyingInput) =>
    call(emptyCart, { path: { userId } }, { signal }),
})

export interface CartEmptyingInput {
  userId: string
  signal: AbortSignal
}

export function useEmptyCart() {
  return useMutation(emptyCartMutation)
}
