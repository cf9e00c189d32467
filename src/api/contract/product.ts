import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import { days, id, optionalText, price, quantity, text } from './readers'
import { bareOrWrapped, list, withSource } from './structures'

/** An offer. `source` holds the provider's own fields: an order sends all of them back. */
export const ProductSchema = z.pipe(
  withSource(
    z.object({
      _id: id(),
      sku: id(),
      productName: text(),
      color: optionalText(),
      type: text(),
      purchasePrice: price(),
      unit: text(),
      dealDurationStart: days(),
      dealDurationEnd: days(),
      deliveryAfterDays: days(),
      sellingPriceMin: price(),
      sellingPriceMax: price(),
      netWeight: optionalText(),
      minPurchaseQuantity: quantity(),
    }),
  ),
  // Field by field: rest properties are slow, and there may be thousands of offers.
  z.transform((offer) => ({
    id: offer._id,
    sku: offer.sku,
    name: offer.productName.trim() || offer.sku,
    color: offer.color,
    type: offer.type.trim().toLowerCase(),
    unit: offer.unit || 'kg',
    purchasePrice: offer.purchasePrice,
    sellingPriceMin: offer.sellingPriceMin,
    sellingPriceMax: offer.sellingPriceMax,
    dealDurationStart: offer.dealDurationStart,
    dealDurationEnd: offer.dealDurationEnd,
    deliveryAfterDays: offer.deliveryAfterDays,
    netWeight: offer.netWeight,
    minPurchaseQuantity: offer.minPurchaseQuantity,
    source: offer.source,
  })),
)
export type Product = z.output<typeof ProductSchema>
export type WireProduct = z.input<typeof ProductSchema>

/** Call 11: the offers of every deal type. */
export const products = endpoint({
  call: 11,
  name: 'products',
  method: 'GET',
  path: '/trading/product',
  response: bareOrWrapped(list(ProductSchema, 'products'), 'products'),
})

export const productBySku = endpoint({
  call: 12,
  name: 'productBySku',
  method: 'GET',
  path: '/trading/product/sku/:sku',
  readsOne: true,
  response: bareOrWrapped(ProductSchema, 'product'),
})
