import type { CartLine } from '@/api/contract/cart'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Product } from '@/api/contract/product'
import type { Quote } from '@/api/contract/quote'
import type { allRewards, Reward, RewardItem, rewardsByUser } from '@/api/contract/reward'
import type { CallResult } from '@/api/endpoint'
import { hasValue, MASKED, type Masked } from '@/domain/masked'

/** Stored as it is. */
const shown = 'shown'
/** A status: stored as it is when it is a few short words, which name nobody. */
const word = 'word'
/** Stored as `MASKED` when there is one, as '' when there is none. */
const masked = 'masked'

/** Not stored: `instead` replaces it. */
interface Instead<T> {
  readonly instead: T
}

/**
 * How each field is stored. Names every field of the contract, so that a new one does not compile
 * until somebody has decided about it. Fields without a name are never written.
 */
type Fields<T> =
  | Instead<T>
  | (Masked extends T
      ? typeof masked
      : [NonNullable<T>] extends [string]
        ? typeof shown | typeof word
        : [NonNullable<T>] extends [number | boolean]
          ? typeof shown
          : NonNullable<T> extends readonly (infer Entry)[]
            ? readonly [Fields<Entry>]
            : { readonly [Key in keyof NonNullable<T>]-?: Fields<NonNullable<T>[Key]> })

const product: Fields<Product> = {
  id: shown,
  sku: shown,
  name: shown,
  color: shown,
  type: shown,
  unit: shown,
  purchasePrice: shown,
  sellingPriceMin: shown,
  sellingPriceMax: shown,
  dealDurationStart: shown,
  dealDurationEnd: shown,
  deliveryAfterDays: shown,
  netWeight: shown,
  minPurchaseQuantity: shown,
  source: { instead: {} },
}

const line: Fields<CartLine> = { id: shown, product, quantity: shown }

const item: Fields<OrderItem> = {
  id: shown,
  sku: shown,
  name: shown,
  quantity: shown,
  unit: shown,
  type: shown,
  netWeight: shown,
  purchasePrice: shown,
  sellingPriceMin: shown,
  sellingPriceMax: shown,
  dealDurationStart: shown,
  dealDurationEnd: shown,
  dealStartDate: shown,
  dealEndDate: shown,
  quotesCount: shown,
  status: word,
  isSold: shown,
  saleStatus: word,
  soldPrice: shown,
  soldTo: shown,
  soldAt: shown,
  sellOrderId: shown,
  salePaymentStatus: word,
  saleTransactionId: masked,
  deliveryRequest: {
    requested: shown,
    requestedAt: shown,
    address: { instead: undefined },
    isAccepted: shown,
    charges: shown,
    estimatedDeliveryDate: shown,
    transactionId: masked,
    paidAt: shown,
    status: word,
  },
  source: { instead: {} },
}

const order: Fields<Order> = {
  id: shown,
  displayId: shown,
  status: word,
  createdAt: shown,
  totalAmount: shown,
  additionalCharges: shown,
  purchasePaymentStatus: word,
  rejectionReason: masked,
  transactionId: masked,
  soldStatus: word,
  isSold: shown,
  name: { instead: '' },
  bankDetails: { instead: undefined },
  items: [item],
  itemSources: { instead: [] },
}

const quote: Fields<Quote> = {
  id: shown,
  createdAt: shown,
  bids: [{ vendorName: shown, price: shown, priceSent: shown, vendorId: shown }],
}

const rewardItem: Fields<RewardItem> = {
  id: shown,
  productId: shown,
  sku: shown,
  name: shown,
  quantity: shown,
  unit: shown,
  purchasePrice: shown,
  sellingPriceMin: shown,
  sellingPriceMax: shown,
  reward: shown,
  stated: { min: shown, max: shown },
  isCollected: shown,
  paymentStatus: word,
  transactionId: masked,
  hasPayment: shown,
}

const reward: Fields<Reward> = {
  userId: shown,
  name: { instead: '' },
  status: word,
  createdAt: shown,
  orderStatus: word,
  items: [rewardItem],
  collected: shown,
}

const rewards: Fields<CallResult<typeof allRewards>> = {
  rewardCollected: shown,
  rewardMin: shown,
  rewardMax: shown,
  rewardsActive: shown,
  totalUsers: shown,
  rewards: [reward],
  users: [{ name: { instead: '' }, createdAt: shown }],
}

const rewardsOfOne: Fields<CallResult<typeof rewardsByUser>> = {
  userDetails: { instead: undefined },
  rewards: [reward],
  rewardMin: shown,
  rewardMax: shown,
  rewardCollected: shown,
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

/** Letters, spaces, `_` and `-`: no transaction ID, number or sentence. */
const STATUS_WORD = /^[\p{L}\p{M}_ -]{0,40}$/u
/** Reads as an unknown status, not as none. */
const UNKNOWN_WORD = '…'

/** The cached part of a value. */
export function pickCachedFields(fields: unknown, value: unknown): unknown {
  if (fields === shown) return typeof value === 'object' ? undefined : value
  if (fields === masked) return typeof value === 'string' && hasValue(value) ? MASKED : ''
  if (fields === word)
    return typeof value === 'string' && STATUS_WORD.test(value) ? value : UNKNOWN_WORD
  if (Array.isArray(fields))
    return Array.isArray(value) ? value.map((entry) => pickCachedFields(fields[0], entry)) : []
  if (typeof fields !== 'object' || fields === null) return undefined
  if ('instead' in fields) return fields.instead
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      pickCachedFields(field, (value as Record<string, unknown>)[key]),
    ]),
  )
}
