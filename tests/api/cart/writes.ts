import { call } from '@/api/call'
import type { createCartGateway } from '@/api/cart/gateway'
import { addToCart, emptyCart, removeCartLine } from '@/api/contract/cart'
import { quantityToNumber } from '@/domain/quantity'

/** Calls 14, 15 and 16 without React. */
export const writes: Parameters<typeof createCartGateway>[2] = {
  add: ({ userId, productId, quantity, ...options }) =>
    call(
      addToCart,
      { body: { userId, productId, productQuantity: quantityToNumber(quantity) } },
      options,
    ),
  remove: ({ lineId, ...options }) =>
    call(removeCartLine, { path: { cartItemId: lineId } }, options),
  empty: ({ userId, signal }) => call(emptyCart, { path: { userId } }, { signal }),
}
