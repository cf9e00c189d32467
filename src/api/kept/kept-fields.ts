import type { CartLine } from '@/api/contract/cart'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import type { Product } from '@/api/contract/product'
import type { Quote } from '@/api/contract/quote'
import type { allRewards, Reward, RewardItem, rewardsByUser } from '@/api/contract/reward'
import type { CallResult } from '@/api/endpoint'

/** Kept as it is. */
const shown = 'shown'
/** Only whether there is one is kept: a mark stands in its place. */
const masked = 'masked'

/** Not kept: this stands in its place. */
interface Instead<T> {
  readonly instead: T
}

/**
 * What is kept of an answer. Every field of the contract is named, so that a new one does not compile until somebody has
 * decided about it; whatever else an answer holds is never written.
 */
type Fields<T> =
  | Instead<T>
  | ([NonNullable<T>] extends [string]
      ? typeof shown | typeof masked
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
  status: shown,
  isSold: shown,
  saleStatus: shown,
  soldPrice: shown,
  soldTo: shown,
  soldAt: shown,
  sellOrderId: shown,
  salePaymentStatus: shown,
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
    status: shown,
  },
  source: { instead: {} },
}

const order: Fields<Order> = {
  id: shown,
  displayId: shown,
  status: shown,
  createdAt: shown,
  totalAmount: shown,
  additionalCharges: shown,
  purchasePaymentStatus: shown,
  rejectionReason: shown,
  transactionId: masked,
  soldStatus: shown,
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
  paymentStatus: shown,
  transactionId: masked,
  hasPayment: shown,
}

const reward: Fields<Reward> = {
  userId: shown,
  name: shown,
  status: shown,
  createdAt: shown,
  orderStatus: shown,
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
  users: [{ name: shown, createdAt: shown }],
}

const rewardsOfOne: Fields<CallResult<typeof rewardsByUser>> = {
  userDetails: { name: shown },
  rewards: [reward],
  rewardMin: shown,
  rewardMax: shown,
  rewardCollected: shown,
}

/** Reads that are kept. Nothing of the person, their bank account and their addresses is among them. */
export const keptFields = {
  products: [product],
  product,
  cart: [line],
  orders: [order],
  order,
  quote,
  rewards,
  rewardsOfOne,
}
export type KeptName = keyof typeof keptFields

const MARK = '••••••'

/** The kept part of a value. */
export function keptPart(fields: unknown, value: unknown): unknown {
  if (fields === shown) return typeof value === 'object' ? undefined : value
  if (fields === masked) return typeof value === 'string' && value.trim() !== '' ? MARK : ''
  if (Array.isArray(fields))
    return Array.isArray(value) ? value.map((entry) => keptPart(fields[0], entry)) : []
  if (typeof fields !== 'object' || fields === null) return undefined
  if ('instead' in fields) return fields.instead
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      keptPart(field, (value as Record<string, unknown>)[key]),
    ]),
  )
}
