import { queryOptions } from '@tanstack/react-query'
import { call } from '@/api/call'
import { cart } from '@/api/contract/cart'
import { offlineCached } from '@/api/offline/offline-cache'

/** Call 13. Changes: api/cart. */
export const cartQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cart', userId],
    queryFn: async ({ signal }) => (await call(cart, { path: { userId } }, { signal })).cartItems,
    ...offlineCached('cart'),
  })
