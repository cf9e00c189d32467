import { cart } from '@/api/contract/cart'
import { offlineCached } from '@/api/offline/offline-cache'
import { readOf } from './of-endpoint'

/** Call 13. Changes: api/cart. */
export const cartQuery = (userId: string) => ({
  ...readOf(['cart', userId], cart, { path: { userId } }, ({ cartItems }) => cartItems),
  ...offlineCached('cart'),
})
