import type { CartLine } from '@/api/contract/cart'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Product } from '@/api/contract/product'
import type { Quote } from '@/api/contract/quote'
import type { allRewards, Reward, RewardItem, rewardsByUser } from '@/api/contract/reward'
import type { CallResult } from '@/api/endpoint'
import type { Masked } from '@/domain/masked'

/** Fields stored as they are. */
const shown = storedAs('shown')
/** Statuses: stored as they are if they are a few short words, which cannot name a person. */
const word = storedAs('word')
/** Stored as `MASKED` when there is a value, as '' when there is none. */
const masked = storedAs('masked')

function storedAs<const Rule extends string>(rule: Rule) {
  return <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>
}

/** Not stored: `instead` replaces it. */
interface Instead<T> {
  readonly instead: T
}

/**
 * How each field is stored. Lists every field of the contract: a new one does not compile until it
 * is listed. Fields that are not listed are never written.
 */
type Fields<T> =
  | Instead<T>
  | (Masked extends T
      ? 'masked'
      : [NonNullable<T>] extends [string]
        ? 'shown' | 'word'
        : [NonNullable<T>] extends [number | boolean]
          ? 'shown'
          : NonNullable<T> extends readonly (infer Entry)[]
            ? readonly [Fields<Entry>]
            : { readonly [Key in keyof NonNullable<T>]-?: Fields<NonNullable<T>[Key]> })

const product: Fields<Product> = {
  ...shown('id', 'sku', 'name', 'color', 'type', 'unit', 'netWeight', 'minPurchaseQuantity'),
  ...shown('purchasePrice', 'sellingPriceMin', 'sellingPriceMax'),
  ...shown('dealDurationStart', 'dealDurationEnd', 'deliveryAfterDays'),
  source: { instead: {} },
}

const line: Fields<CartLine> = { ...shown('id', 'quantity'), product }

const item: Fields<OrderItem> = {
  ...shown('id', 'sku', 'name', 'quantity', 'unit', 'type', 'netWeight', 'quotesCount'),
  ...shown('purchasePrice', 'sellingPriceMin', 'sellingPriceMax'),
  ...shown('dealDurationStart', 'dealDurationEnd', 'dealStartDate', 'dealEndDate'),
  ...shown('isSold', 'soldPrice', 'soldTo', 'soldToId', 'soldAt', 'sellOrderId'),
  ...word('status', 'saleStatus', 'salePaymentStatus'),
  ...masked('saleTransactionId'),
  deliveryRequest: {
    ...shown('requested', 'requestedAt', 'isAccepted', 'charges', 'estimatedDeliveryDate'),
    ...shown('paidAt'),
    ...word('status'),
    ...masked('transactionId'),
    address: { instead: undefined },
  },
  source: { instead: {} },
}

const order: Fields<Order> = {
  ...shown('id', 'displayId', 'createdAt', 'totalAmount', 'additionalCharges', 'isSold'),
  ...word('status', 'purchasePaymentStatus', 'soldStatus'),
  ...masked('rejectionReason', 'transactionId'),
  name: { instead: '' },
  bankDetails: { instead: undefined },
  items: [item],
  itemSources: { instead: [] },
}

const quote: Fields<Quote> = {
  ...shown('id', 'createdAt'),
  bids: [shown('vendorName', 'price', 'priceSent', 'vendorId')],
}

const rewardItem: Fields<RewardItem> = {
  ...shown('id', 'productId', 'sku', 'name', 'quantity', 'unit'),
  ...shown('purchasePrice', 'sellingPriceMin', 'sellingPriceMax'),
  ...shown('reward', 'isCollected', 'hasCollectedPayment'),
  ...word('paymentStatus'),
  ...masked('transactionId'),
  stated: shown('min', 'max'),
}

const reward: Fields<Reward> = {
  ...shown('userId', 'createdAt', 'collected'),
  ...word('status', 'orderStatus'),
  name: { instead: '' },
  items: [rewardItem],
}

const rewards: Fields<CallResult<typeof allRewards>> = {
  ...shown('rewardCollected', 'rewardMin', 'rewardMax', 'rewardsActive', 'totalUsers'),
  rewards: [reward],
  users: [{ ...shown('createdAt'), name: { instead: '' } }],
}

const rewardsOfOne: Fields<CallResult<typeof rewardsByUser>> = {
  ...shown('rewardMin', 'rewardMax', 'rewardCollected'),
  userDetails: { instead: undefined },
  rewards: [reward],
}

/**
 * Reads that are cached: nothing of people (except vendors), bank accounts and addresses, and no
 * free text of the provider.
 */
export const cachedFields = {
  products: [product],
  product,
  cart: [line],
  orders: [order],
  order,
  quote,
  rewards,
  rewardsOfOne,
}
export type CachedCall = keyof typeof cachedFields
