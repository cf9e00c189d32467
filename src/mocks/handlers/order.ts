import {
  orderById,
  ordersOfUser,
  placeOrder,
  type PlaceOrderRequest,
  reverifyPayment,
  type WireOrder,
} from '@/api/contract/order'
import type { WireProduct } from '@/api/contract/product'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { feeInPaise, lineInPaise, paiseOf } from '@/mocks/arithmetic'
import {
  listOf,
  nextId,
  nextNumber,
  orderOf,
  personOf,
  replaceOrder,
  type World,
} from '@/mocks/world'

type PostedItem = PlaceOrderRequest['orderItems'][number]

interface Line {
  item: PostedItem
  offer: WireProduct
  /** In paise, at the agreed price: the offer's price may have changed since. */
  value: bigint
}

function lineOf(world: World, item: PostedItem): Line {
  const offer = world.products.find((product) => product._id === item._id)
  if (!offer) refuse(422, 'Unknown product')
  const { productQuantity, purchasePrice } = item
  const agreed = typeof purchasePrice === 'number' ? purchasePrice : offer.purchasePrice
  const value = lineInPaise(productQuantity, agreed)
  if (value === undefined || productQuantity <= 0)
    refuse(422, `The quantity of ${offer.sku} is not valid`)
  return { item, offer, value }
}

function checkAmounts(order: PlaceOrderRequest, lines: Line[]): void {
  const total = lines.reduce((sum, { value }) => sum + value, 0n)
  const fee = feeInPaise(total)
  if (paiseOf(order.additionalCharges) !== fee) refuse(422, 'additionalCharges does not match')
  if (BigInt(order.totalAmount) !== (total + fee) / 100n) refuse(422, 'totalAmount does not match')
}

export const orderAnswers = {
  ordersOfUser: answer(ordersOfUser, ({ params, query, world }) => {
    const { orders, quotes } = personOf(world, params.userId)
    if (query.quotes !== 'true') return { orders }
    const isQuoted = ({ orderItems }: WireOrder) =>
      listOf(orderItems).some(({ _id }) => quotes[_id] !== undefined)
    return { orders: orders.filter(isQuoted) }
  }),

  orderById: answer(orderById, ({ params, world }) => orderOf(world, params.orderId)),

  reverifyPayment: answer(reverifyPayment, ({ body, world }) => {
    const { rejectionReason: _, ...order } = orderOf(world, body.orderId)
    const { status, transactionId } = body
    replaceOrder(world, { ...order, status, purchasePaymentStatus: status, transactionId })
    return succeeded('Order updated')
  }),

  // Accepts a transaction ID twice, like the real provider, so that tests can detect a double
  // order.
  placeOrder: answer(placeOrder, ({ body, world, now }) => {
    const { userId, ...posted } = body
    const person = personOf(world, userId)
    const lines = body.orderItems.map((item) => lineOf(world, item))
    checkAmounts(body, lines)
    const order = {
      ...posted,
      bankDetails: person.user.bankDetails ?? null,
      _id: nextId(world),
      orderId: `SD${now.getUTCFullYear()}-${String(nextNumber(world)).padStart(6, '0')}`,
      createdAt: now.toISOString(),
      status: 'pending',
      purchasePaymentStatus: 'pending',
      soldStatus: 'pending',
      isSold: false,
      orderItems: lines.map(({ item, offer }) => ({
        ...offer,
        ...item,
        _id: nextId(world),
        productId: offer._id,
        isSold: false,
        soldStatus: 'pending',
        status: 'pending',
      })),
    }
    person.orders = [order, ...person.orders]
    person.cart = []
    return { ...succeeded('Order placed'), order }
  }),
}
