import * as z from 'zod/mini'
import { endpoint } from '@/api/endpoint'
import type { Maskable } from '@/domain/masked'
import { sumIfKnown } from '@/domain/money'
import { isRewardType, paymentsOf } from '@/domain/rewards'
import { isPaymentDone, paymentState } from '@/domain/status'
import {
  amount,
  count,
  flag,
  id,
  idOrObject,
  optionalAmount,
  optionalText,
  price,
  quantity,
  text,
} from './readers'
import { emptyIfMissing, list, optionalList, optionalObject } from './structures'

const PaymentSchema = z.pipe(
  z.object({
    /** The `_id` of an order item, or of its product. */
    productId: idOrObject(),
    isCollected: flag(),
    reward: optionalAmount(),
    rewardMin: optionalAmount(),
    rewardMax: optionalAmount(),
    paymentStatus: optionalText(),
    transactionId: optionalText(),
  }),
  // RWD-6: a payment is collected by its flag or by its word.
  z.transform(({ isCollected, paymentStatus, ...rest }) => ({
    ...rest,
    paymentStatus,
    isCollected: isCollected || isPaymentDone(paymentStatus),
  })),
)
type Payment = z.output<typeof PaymentSchema>

/** An item of a referred user's order. Reward fields may be here, or on its payment. */
const ItemSchema = z.object({
  _id: id(),
  productId: idOrObject(),
  sku: text(),
  productName: text(),
  productQuantity: quantity(),
  unit: text(),
  purchasePrice: price(),
  sellingPriceMin: price(),
  sellingPriceMax: price(),
  reward: optionalAmount(),
  rewardMin: optionalAmount(),
  rewardMax: optionalAmount(),
  paymentStatus: optionalText(),
  transactionId: optionalText(),
})

/** An item and its payment as one. */
function settle(wire: z.output<typeof ItemSchema>, payments: readonly Payment[]) {
  const { _id, productName, productQuantity, unit, rewardMin, rewardMax, ...item } = wire
  const paid = paymentsOf({ id: _id, productId: item.productId }, payments)
  const payment = paid.find(({ isCollected }) => isCollected) ?? paid[0]
  const word = payment?.paymentStatus.trim() || item.paymentStatus.trim()
  const isCollected = payment?.isCollected || isPaymentDone(word)
  const isSilent = ['none', 'pending'].includes(paymentState(word))
  const stated = { min: rewardMin ?? payment?.rewardMin, max: rewardMax ?? payment?.rewardMax }
  return {
    ...item,
    id: _id,
    name: productName.trim() || item.sku,
    quantity: productQuantity,
    unit: unit || 'kg',
    stated: stated.min === undefined && stated.max === undefined ? undefined : stated,
    isCollected,
    reward: payment?.reward ?? item.reward,
    paymentStatus: isSilent ? (isCollected ? 'payment done' : 'payment pending') : word,
    transactionId: (payment?.transactionId.trim() || item.transactionId.trim()) as Maskable,
    hasCollectedPayment: payment?.isCollected ?? false,
  }
}
export type RewardItem = ReturnType<typeof settle>

/** Undefined for a record of another type. */
export const RecordSchema = z.pipe(
  z.object({
    userId: optionalObject(z.object({ _id: id(), name: text() })),
    status: text(),
    type: optionalText(),
    createdAt: text(),
    orderId: optionalObject(
      z.object({ status: text(), orderItems: emptyIfMissing(list(ItemSchema, 'orderItems')) }),
    ),
    /** Some records have their items here ("rewards (with orderItems)"). */
    orderItems: optionalList(ItemSchema, 'orderItems'),
    payments: emptyIfMissing(list(PaymentSchema, 'payments')),
  }),
  z.transform(({ userId, status, type, createdAt, orderId, orderItems, payments }) => {
    if (!isRewardType(type)) return undefined
    const wire = orderId && orderId.orderItems.length > 0 ? orderId.orderItems : orderItems
    const items = wire.map((item) => settle(item, payments))
    const paidOnItems = items.filter((item) => item.isCollected && !item.hasCollectedPayment)
    return {
      userId: userId?._id ?? '',
      name: userId?.name.trim() ?? '',
      status: status.trim(),
      createdAt,
      orderStatus: orderId?.status ?? status,
      items,
      /** Undefined when the amount of one of them is unknown. */
      collected: sumIfKnown(
        [...payments.filter(({ isCollected }) => isCollected), ...paidOnItems].map(
          ({ reward }) => reward,
        ),
      ),
    }
  }),
)
export type Reward = NonNullable<z.output<typeof RecordSchema>>
export type WireReward = z.input<typeof RecordSchema>

const rewardList = () =>
  z.pipe(
    list(RecordSchema, 'rewards'),
    z.transform((records) => records.filter((record) => record !== undefined)),
  )

/** Somebody who registered with the person's code. */
export const ReferralSchema = z.pipe(
  z.object({
    type: optionalText(),
    name: optionalText(),
    userId: optionalObject(z.object({ name: optionalText() })),
    createdAt: text(),
  }),
  z.transform(({ name, userId, createdAt }) => ({
    name: userId?.name.trim() || name.trim(),
    createdAt,
  })),
)
export type Referral = z.output<typeof ReferralSchema>
export type WireReferral = z.input<typeof ReferralSchema>

const RewardsSchema = z.object({
  rewardCollected: amount(),
  rewardMin: optionalAmount(),
  rewardMax: optionalAmount(),
  rewardsActive: count(),
  totalUsers: count(),
  rewards: rewardList(),
  users: list(ReferralSchema, 'users'),
})

export const rewards = endpoint({
  call: 27,
  name: 'rewards',
  method: 'GET',
  path: '/user/rewards/:userId',
  response: RewardsSchema,
})

/** Call 28: what one referred user, `id`, brings. */
export const rewardsByUser = endpoint({
  call: 28,
  name: 'rewardsByUser',
  method: 'GET',
  path: '/user/rewards/byUser/:id',
  readsOne: true,
  response: z.object({
    userDetails: optionalObject(z.object({ name: optionalText() })),
    rewards: rewardList(),
    rewardMin: optionalAmount(),
    rewardMax: optionalAmount(),
    rewardCollected: amount(),
  }),
})

/** Call 29: the same shape as call 27 (API-29). */
export const allRewards = endpoint({
  call: 29,
  name: 'allRewards',
  method: 'GET',
  path: '/user/rewards/all/:userId',
  response: RewardsSchema,
})
