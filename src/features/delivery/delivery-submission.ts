import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import {
  type DeliveryOrder,
  type DeliveryPayment,
  itemsPaying,
  itemsRequesting,
} from '@/api/contract/delivery'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { digestId, isDigestOf } from '@/api/submission/digest'
import type { SubmissionPlan } from '@/api/submission/gateway'
import { isBehind, itemKeys } from '@/api/submission/item-writes'
import type { SubmissionOptions } from '@/api/submission/use-submission'
import {
  deliveryCharges,
  type DeliveryStage,
  deliveryStage,
  isDeliveryDue,
  isDeliveryPaid,
} from '@/domain/delivery'
import { emailToSend } from '@/domain/form-values'
import { knownValue } from '@/domain/masked'
import { isIdUsed, type ReportedPayment, sameTransactionId } from '@/domain/payment'
import { isOrderStopped } from '@/domain/status'
import { isRejectionOld, type OpenPayment } from '@/features/shared/payment/payment-record'
import type { PaymentKind } from '@/features/shared/payment/payment-submission'

interface ItemIds {
  orderId: string
  itemId: string
}

/** The order and its item as the provider has them now; no item once it is deleted. */
export interface FreshItem {
  order: Order
  item?: OrderItem | undefined
}

/**
 * - changed: it can no longer be requested
 * - behind: the order does not show yet what was sent before
 */
export type RequestObstacle = 'changed' | 'behind'

type SendItems = (items: unknown[]) => Promise<unknown>

/** Both calls send all items of the order: two tabs must not send at once, even for other items. */
const lockOf = (orderId: string) => `order ${orderId}`

const readItem =
  ({ itemId }: ItemIds, readOrder: (signal: AbortSignal) => Promise<Order>) =>
  async (signal: AbortSignal): Promise<FreshItem> => {
    const order = await readOrder(signal)
    return { order, item: order.items.find(({ id }) => id === itemId) }
  }

/** To send the items of an order that is behind would undo what was sent before. */
const isOrderBehind = (userId: string, { id, items }: Order) =>
  items.some((item) => isBehind(userId, id, item))

const stageOf = (item: OrderItem | undefined) => (item ? deliveryStage(item) : 'none')

/** The request of a delivery: recorded as its time. */
export function requestOptions(
  ids: ItemIds,
  readOrder: (signal: AbortSignal) => Promise<Order>,
): SubmissionOptions<string, FreshItem> {
  return {
    schema: z.string(),
    lockName: lockOf(ids.orderId),
    read: readItem(ids, readOrder),
    findArrived: ({ item }, requestedAt) => (stageOf(item) === 'none' ? undefined : requestedAt),
  }
}

export function requestPlan(
  userId: string,
  itemId: string,
  delivery: DeliveryOrder,
  send: SendItems,
): SubmissionPlan<string, FreshItem, RequestObstacle> {
  return ({ order, item }) => {
    if (!item) return 'changed'
    // Requested on another device.
    if (stageOf(item) !== 'none') return 'done'
    if (item.isSold || isOrderStopped(order)) return 'changed'
    if (isOrderBehind(userId, order)) return 'behind'
    return () => send(itemsRequesting(order, itemId, delivery))
  }
}

const idOf = (item: OrderItem) => knownValue(item.deliveryRequest?.transactionId ?? '')

/** The item's stage, without a rejection that is no news of the payment made since. */
export function knownStage(item: OrderItem, record: OpenPayment): DeliveryStage {
  const stage = deliveryStage(item)
  const isOld = stage === 'rejected' && isRejectionOld(record.read(), digestId(idOf(item)))
  return isOld ? 'verifying' : stage
}

interface PaymentCalls {
  readOrder: (signal: AbortSignal) => Promise<Order>
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
  send: SendItems
  /** The time of the payment that is sent (ISO). */
  paidAt: () => string
}

/** The payment of a delivery's charges. `report.amount`: the charges that were shown and paid. */
export function deliveryPaymentKind(
  userId: string,
  ids: ItemIds,
  record: OpenPayment,
  { readOrder, readPayments, send, paidAt }: PaymentCalls,
): PaymentKind<FreshItem> {
  const { itemId } = ids
  return {
    submissionKey: itemKeys.payment(itemId),
    lockName: lockOf(ids.orderId),
    read: readItem(ids, readOrder),
    findArrived({ item }, digest) {
      if (!item || !isDigestOf(digest, idOf(item))) return undefined
      // The ID that was rejected may be sent again: then the time of its payment tells.
      const isReplaced = item.deliveryRequest?.paidAt === record.read().replaces
      return isDeliveryPaid(deliveryStage(item)) || !isReplaced ? idOf(item) : undefined
    },
    async plan({ transactionId, amount }, { order, item }, _, signal) {
      if (!item) return 'closed'
      const stage = knownStage(item, record)
      if (isDeliveryPaid(stage))
        return sameTransactionId(idOf(item), transactionId) ? 'done' : 'paid-otherwise'
      if (!isDeliveryDue(stage) || item.isSold || isOrderStopped(order)) return 'closed'
      if (deliveryCharges(item) !== amount && !record.read().isAsAgreed) return 'changed'
      if (isOrderBehind(userId, order)) return 'behind'
      const own = { orderId: order.id, itemId }
      if (isIdUsed(await readPayments(signal), transactionId, own)) return 'id-used'
      record.change({ replaces: item.deliveryRequest?.paidAt ?? '' })
      const payment: DeliveryPayment = { transactionId, paidAt: paidAt() }
      return () => send(itemsPaying(order, itemId, payment))
    },
  }
}

export function addressToSend(address: Address): DeliveryOrder['address'] {
  const { id, name, mobileNo, email, firmName, addressLine1, addressLine2, city, pincode } = address
  const contact = { name, mobileNo, ...emailToSend(email) }
  return { _id: id, ...contact, firmName, addressLine1, addressLine2, city, pincode }
}
