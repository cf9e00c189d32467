import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { ProductSchema } from './product'
import { done, id, optionalText, quantity } from './readers'
import { list } from './structures'

export const CartItemSchema = z.pipe(
  z.object({
    _id: id(),
    userId: optionalText(),
    productId: ProductSchema,
    productQuantity: quantity(),
  }),
  z.transform(({ _id, productId, productQuantity }) => ({
    id: _id,
    product: productId,
    quantity: productQuantity,
  })),
)
export type CartLine = z.output<typeof CartItemSchema>
export type WireCartItem = z.input<typeof CartItemSchema>

export const cart = endpoint({
  call: 13,
  name: 'cart',
  method: 'GET',
  path: '/cart/:userId',
  response: z.object({ cartItems: list(CartItemSchema, 'cartItems') }),
})

/** Call 14: adds or updates. The quantity is absolute, `productId` the product's `_id`. */
export const addToCart = endpoint({
  call: 14,
  name: 'addToCart',
  method: 'POST',
  path: '/cart/add',
  request: z.strictObject({
    userId: z.string(),
    productId: z.string(),
    productQuantity: z.number(),
  }),
  response: done(),
})

export const removeCartLine = endpoint({
  call: 15,
  name: 'removeCartLine',
  method: 'DELETE',
  path: '/cart/remove/:cartItemId',
  response: done(),
})

export const emptyCart = endpoint({
  call: 16,
  name: 'emptyCart',
  method: 'DELETE',
  path: '/cart/remove/all/:userId',
  response: done(),
})
