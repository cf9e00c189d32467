import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { flag, id, optionalPrice, optionalText, rateAsReceived, text } from './readers'
import { list, optionalObject } from './structures'

/** The quote calls live below `/api` (API-36): the one place to change it. */
const base = '/api'

export const BidSchema = z.pipe(
  z.object({ vendorName: text(), price: rateAsReceived(), vendorId: id() }),
  // A bid without a price is left out of the list.
  z.transform(({ price, ...rest }, context) => {
    if (price && price.rate > 0) return { ...rest, price: price.rate, priceSent: price.received }
    context.issues.push({ code: 'custom', message: 'no price', path: ['price'], input: undefined })
    return z.NEVER
  }),
)
export type Bid = z.output<typeof BidSchema>

export const QuoteSchema = z.pipe(
  z.object({
    _id: id(),
    createdAt: text(),
    /** Of the quote as a whole; the screens go by `vendors` (QUO-2). */
    price: optionalPrice(),
    vendorName: optionalText(),
    vendorId: optionalText(),
    vendors: list(BidSchema, 'vendors'),
  }),
  z.transform(({ _id, createdAt, vendors }) => ({ id: _id, createdAt, bids: vendors })),
)
export type Quote = z.output<typeof QuoteSchema>
export type WireQuote = z.input<typeof QuoteSchema>

/** Call 25. No quote yet reads as none. */
export const quoteById = endpoint({
  call: 25,
  name: 'quoteById',
  method: 'GET',
  base,
  path: '/quotes/getQuoteById',
  query: ['orderId', 'productId'],
  response: z.object({ quote: z.nullable(QuoteSchema) }),
})

/** The arguments of call 25: its `productId` is the `_id` of an order's item. */
export const quoteOf = (orderId: string, itemId: string) => ({
  query: { orderId, productId: itemId },
})

/** Call 26: `price` is the number that the provider sent. Only success is needed of the answer. */
export const markQuoteAsSold = endpoint({
  call: 26,
  name: 'markQuoteAsSold',
  method: 'POST',
  base,
  path: '/quotes/markQuoteAsSold',
  request: z.strictObject({
    quoteId: z.string(),
    price: z.number(),
    vendorId: z.string(),
    vendorName: z.string(),
  }),
  response: z.object({
    success: flag(),
    updatedQuote: optionalObject(QuoteSchema),
    message: optionalText(),
  }),
})
