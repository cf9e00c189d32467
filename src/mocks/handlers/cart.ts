import { addToCart, cart, emptyCart, removeCartLine, type WireCartItem } from '@/api/contract/cart'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { nextId, personOf, type World } from '@/mocks/world'

/**
 * A cart line shows its offer as it is today; one that was taken down stays as it was when added.
 */
function withOfferOfToday(world: World, line: WireCartItem): WireCartItem {
  const offer = world.products.find((product) => product._id === line.productId._id)
  return offer ? { ...line, productId: offer } : line
}

export const cartAnswers = {
  cart: answer(cart, ({ params, world }) => ({
    cartItems: personOf(world, params.userId).cart.map((line) => withOfferOfToday(world, line)),
  })),

  addToCart: answer(addToCart, ({ body, world }) => {
    const { userId, productId, productQuantity } = body
    const person = personOf(world, userId)
    if (productQuantity <= 0) refuse(422, 'Quantity must be more than 0')
    const known = person.cart.find((line) => line.productId._id === productId)
    if (known) {
      person.cart = person.cart.map((line) =>
        line === known ? { ...line, productQuantity } : line,
      )
      return succeeded('Cart updated')
    }
    const offer =
      world.products.find((product) => product._id === productId) ??
      refuse(404, 'Product not found')
    const line = { _id: nextId(world), userId, productId: offer, productQuantity }
    person.cart = [...person.cart, line]
    return succeeded('Product added to cart')
  }),

  removeCartLine: answer(removeCartLine, ({ params, world }) => {
    const isMeant = (line: WireCartItem) => line._id === params.cartItemId
    const person = Object.values(world.people).find((one) => one.cart.some(isMeant))
    if (!person) refuse(404, 'Cart item not found')
    person.cart = person.cart.filter((line) => !isMeant(line))
    return succeeded('Cart item removed')
  }),

  emptyCart: answer(emptyCart, ({ params, world }) => {
    personOf(world, params.userId).cart = []
    return succeeded('Cart emptied')
  }),
}
