import * as z from 'zod/mini'
import type { Maskable } from '@/domain/masked'
import { isSoldWord } from '@/domain/status'
import {
  days,
  flag,
  id,
  isRecord,
  maskableText,
  nameOrObject,
  optionalAmount,
  optionalNumber,
  optionalPrice,
  optionalText,
  price,
  quantity,
  readText,
  text,
} from './readers'
import { optionalObject, withSource } from './structures'

/** An address object. An id alone reads as none. */
const DeliveryAddressSchema = z.object({
  name: optionalText(),
  addressLine1: optionalText(),
  addressLine2: optionalText(),
  city: optionalText(),
  pincode: optionalText(),
})

const DeliveryRequestSchema = z.object({
  requested: flag(),
  requestedAt: optionalText(),
  address: optionalObject(DeliveryAddressSchema),
  isAccepted: flag(),
  /** Undefined until the provider has set them. */
  charges: optionalAmount(),
  estimatedDeliveryDate: optionalText(),
  transactionId: maskableText(),
  paidAt: optionalText(),
  status: optionalText(),
})
export type DeliveryRequest = z.output<typeof DeliveryRequestSchema>

function vendorIdOf(soldTo: unknown): string {
  const { vendorId, _id } = isRecord(soldTo) ? soldTo : {}
  return readText(vendorId).trim() || readText(_id).trim()
}

/** `source` holds the provider's own fields: the delivery calls send all of them back. */
export const OrderItemSchema = z.pipe(
  withSource(
    z.object({
      _id: id(),
      sku: text(),
      productName: text(),
      productQuantity: quantity(),
      unit: text(),
      type: optionalText(),
      netWeight: optionalText(),
      purchasePrice: price(),
      sellingPriceMin: price(),
      sellingPriceMax: price(),
      dealDurationStart: days(),
      dealDurationEnd: days(),
      dealStartDate: text(),
      dealEndDate: text(),
      quotesCount: optionalNumber(),
      status: optionalText(),
      isSold: flag(),
      soldStatus: optionalText(),
      SaleStatus: optionalText(),
      soldPrice: optionalPrice(),
      soldTo: nameOrObject(),
      soldAt: optionalText(),
      sellOrderId: optionalText(),
      salePaymentStatus: optionalText(),
      sellPaymentStatus: optionalText(),
      sellPaymentTransactionId: optionalText(),
      deliveryRequest: optionalObject(DeliveryRequestSchema),
    }),
  ),
  // "Sold" arrives in up to four places, the sale's payment in two. The app has one of each.
  // Field by field: rest properties are slow, and there may be thousands of items.
  z.transform((item) => ({
    id: item._id,
    sku: item.sku,
    name: item.productName.trim() || item.sku,
    quantity: item.productQuantity,
    unit: item.unit || 'kg',
    type: item.type,
    netWeight: item.netWeight,
    purchasePrice: item.purchasePrice,
    sellingPriceMin: item.sellingPriceMin,
    sellingPriceMax: item.sellingPriceMax,
    dealDurationStart: item.dealDurationStart,
    dealDurationEnd: item.dealDurationEnd,
    dealStartDate: item.dealStartDate,
    dealEndDate: item.dealEndDate,
    quotesCount: item.quotesCount,
    status: item.status,
    isSold: item.isSold || [item.soldStatus, item.SaleStatus, item.status].some(isSoldWord),
    /** The provider's word; '' when it sent none, which is shown as pending. */
    saleStatus: item.SaleStatus.trim() || item.soldStatus.trim(),
    soldPrice: item.soldPrice,
    soldTo: item.soldTo,
    /** Of the vendor; '' when the provider sent the name alone. */
    soldToId: vendorIdOf(item.source.soldTo),
    soldAt: item.soldAt,
    sellOrderId: item.sellOrderId,
    salePaymentStatus: item.salePaymentStatus.trim() || item.sellPaymentStatus.trim(),
    saleTransactionId: item.sellPaymentTransactionId.trim() as Maskable,
    deliveryRequest: item.deliveryRequest,
    source: item.source,
  })),
)
export type OrderItem = z.output<typeof OrderItemSchema>
export type WireOrderItem = z.input<typeof OrderItemSchema>
