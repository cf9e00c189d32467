import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { cart } from '@/api/contract/cart'
import { useSignedInUserId } from '@/session/session'
import { cartQuery } from './cart'

/** Asks the provider for the cart anew, whatever is cached or on its way: for an amount about to be paid. Throws ApiError. */
export function useReadCartNow() {
  const client = useQueryClient()
  const userId = useSignedInUserId()
  return async () => {
    const { cartItems } = await call(cart, { path: { userId } })
    const { queryKey } = cartQuery(userId)
    // An answer that was on its way before this one is older.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, cartItems)
    return cartItems
  }
}
