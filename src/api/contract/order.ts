import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import type { ReportedPayment } from '@/domain/payment'
import { OrderItemSchema } from './order-item'
import { addressShape } from './postal'
import {
  amount,
  done,
  file,
  flag,
  id,
  isRecord,
  maskableText,
  optionalText,
  parse,
  placedOrderId,
  text,
} from './readers'
import { bareOrWrapped, emptyIfMissing, listWithSources, optionalObject } from './structures'
import { BankDetailsSchema } from './user'

export const OrderSchema = z.pipe(
  z.object({
    _id: id(),
    orderId: text(),
    status: text(),
    createdAt: text(),
    totalAmount: amount(),
    additionalCharges: amount(),
    purchasePaymentStatus: text(),
    rejectionReason: maskableText(),
    transactionId: maskableText(),
    soldStatus: optionalText(),
    isSold: flag(),
    name: optionalText(),
    /** Of the person when the order was placed: the money of a sale goes there. */
    bankDetails: optionalObject(BankDetailsSchema),
    orderItems: emptyIfMissing(listWithSources(OrderItemSchema, 'orderItems')),
  }),
  z.transform(({ _id, orderId, orderItems, ...rest }) => ({
    id: _id,
    displayId: orderId || _id,
    items: orderItems.entries,
    /** Every item as the provider sent it, for the calls that send all of them back. */
    itemSources: orderItems.sources,
    ...rest,
  })),
)
export type Order = z.output<typeof OrderSchema>
export type WireOrder = z.input<typeof OrderSchema>

const PaidSchema = z.object({ _id: optionalText(), transactionId: optionalText() })

/** The id and the transaction ID of an order, an item or a delivery request as it arrived. */
function readPaid(value: unknown) {
  const { _id, transactionId } = parse(PaidSchema, isRecord(value) ? value : {})
  return { id: _id.trim(), transactionId }
}

/** The payments of an order as it arrived: also of one that OrderSchema cannot read. */
function reportedPayments(order: unknown): ReportedPayment[] {
  if (!isRecord(order)) return []
  const { id: orderId, transactionId } = readPaid(order)
  const items = Array.isArray(order.orderItems) ? order.orderItems.filter(isRecord) : []
  const deliveries = items.map((item) => ({
    orderId,
    itemId: readPaid(item).id,
    transactionId: readPaid(item.deliveryRequest).transactionId,
  }))
  return [{ orderId, transactionId }, ...deliveries].filter((paid) => paid.transactionId !== '')
}

export const ordersOfUser = endpoint({
  call: 18,
  name: 'ordersOfUser',
  method: 'GET',
  path: '/purchase/order/user/:userId',
  query: ['quotes'],
  response: z.pipe(
    z.object({ orders: listWithSources(OrderSchema, 'orders') }),
    z.transform(({ orders: { entries, sources } }) => ({
      orders: entries,
      payments: sources.flatMap(reportedPayments),
    })),
  ),
})

export const orderById = endpoint({
  call: 19,
  name: 'orderById',
  method: 'GET',
  path: '/purchase/order/:orderId',
  readsOne: true,
  response: bareOrWrapped(OrderSchema, 'order'),
})

/** Call 20: a PDF, for `download`. */
export const purchaseInvoice = endpoint({
  call: 20,
  name: 'purchaseInvoice',
  method: 'GET',
  path: '/purchase/order/generate/invoice/:orderId',
  response: file(),
})

/** Call 21: a PDF, for `download`. `itemId` is the order item's `_id`. */
export const salesInvoice = endpoint({
  call: 21,
  name: 'salesInvoice',
  method: 'GET',
  path: '/purchase/order/generate/sell/invoice/:orderId/:itemId',
  response: file(),
})

/** Call 22: another transaction ID for a rejected payment. */
export const reverifyPayment = endpoint({
  call: 22,
  name: 'reverifyPayment',
  method: 'POST',
  path: '/purchase/order/update',
  request: z.strictObject({
    orderId: z.string(),
    transactionId: z.string().check(z.minLength(1)),
    status: z.literal('pending'),
  }),
  response: done(),
})

const OrderedItemSchema = z.looseObject({
  _id: z.string(),
  sku: z.string(),
  productQuantity: z.number(),
  dealStartDate: z.string(),
  dealEndDate: z.string(),
  deliveryStartDate: z.string(),
})

/**
 * Call 17. `totalAmount`: the whole rupees of the total with fee. `additionalCharges`: the fee in
 * rupees.
 */
export const placeOrder = endpoint({
  call: 17,
  name: 'placeOrder',
  method: 'POST',
  path: '/purchase/order/place',
  request: z.strictObject({
    userId: z.string(),
    ...addressShape,
    bankDetails: z.looseObject({}),
    agentId: z.optional(z.string()),
    orderItems: z.array(OrderedItemSchema).check(z.minLength(1)),
    totalAmount: z.int(),
    additionalCharges: z.number(),
    transactionId: z.string().check(z.minLength(1)),
  }),
  response: placedOrderId(),
})
export type PlaceOrderRequest = z.input<NonNullable<typeof placeOrder.request>>
