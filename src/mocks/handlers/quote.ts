import type { WireOrderItem } from '@/api/contract/order-item'
import { markQuoteAsSold, quoteById } from '@/api/contract/quote'
import { answer, succeeded } from '@/mocks/answer'
import { refuse } from '@/mocks/refusal'
import { listOf, nextNumber, orderOf, type World } from '@/mocks/world'

/** Person, order and item of this quote. */
function quotedBy(world: World, quoteId: string) {
  for (const person of Object.values(world.people)) {
    for (const order of person.orders) {
      for (const item of listOf(order.orderItems)) {
        const quote = person.quotes[item._id]
        if (quote?._id === quoteId) return { person, order, item, quote }
      }
    }
  }
  return refuse(404, 'Quote not found')
}

const isSold = ({ isSold: flag, soldStatus }: WireOrderItem) =>
  flag === true || soldStatus === 'sold'

export const quoteAnswers = {
  quoteById: answer(quoteById, ({ query, world }) => {
    const { orderId, productId } = query
    if (orderId === undefined || productId === undefined)
      refuse(400, 'orderId and productId are needed')
    const order = orderOf(world, orderId)
    if (!listOf(order.orderItems).some(({ _id }) => _id === productId))
      refuse(404, 'Item not found')
    const person = Object.values(world.people).find(({ orders }) => orders.includes(order))
    return { quote: person?.quotes[productId] ?? null }
  }),

  // To the vendor's bid as it stands, once: another price, another vendor or a second sale is
  // refused.
  markQuoteAsSold: answer(markQuoteAsSold, ({ body, world, now }) => {
    const { person, order, item, quote } = quotedBy(world, body.quoteId)
    if (isSold(item)) refuse(409, 'The product is sold already')
    const bid = quote.vendors.find(
      ({ vendorId, price }) => vendorId === body.vendorId && price === body.price,
    )
    if (!bid) refuse(409, 'The quote has changed')
    const { vendorId, vendorName, price } = body
    const updatedQuote = { ...quote, vendorId, vendorName, price }
    const sold = {
      ...item,
      isSold: true,
      soldStatus: 'sold',
      SaleStatus: 'Sold',
      status: 'Sold',
      soldPrice: price,
      soldTo: { name: vendorName },
      soldAt: now.toISOString(),
      sellOrderId: `SL${now.getUTCFullYear()}-${String(nextNumber(world)).padStart(6, '0')}`,
      salePaymentStatus: 'pending',
    }
    const orderItems = order.orderItems.map((other) => (other === item ? sold : other))
    const isAllSold = orderItems.every(isSold)
    const changed = {
      ...order,
      orderItems,
      ...(isAllSold && { isSold: true, soldStatus: 'sold' }),
    }
    person.orders = person.orders.map((other) => (other === order ? changed : other))
    person.quotes = { ...person.quotes, [item._id]: updatedQuote }
    return { ...succeeded('Sold'), updatedQuote }
  }),
}
