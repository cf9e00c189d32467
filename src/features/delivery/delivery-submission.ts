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
import { isBehind } from '@/api/submission/item-writes'
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
import type { Paise } from '@/domain/money'
import { isIdUsed, type ReportedPayment } from '@/domain/payment'
import { isOrderStopped } from '@/domain/status'
import { type DeliveryDraft, isNewPayment } from './delivery-draft'

/** The order and its item as the provider has them now. */
export interface FreshItem {
  order: Order
  item: OrderItem
  stage: DeliveryStage
}
type DeliveryOptions = SubmissionOptions<string, FreshItem>
/**
 * - id-used: another payment of this person has this transaction ID
 * - behind: the order does not show yet what was sent before
 */
export type DeliveryObstacle = 'changed' | 'id-used' | 'behind'
type DeliveryPlan = SubmissionPlan<string, FreshItem, DeliveryObstacle>
type SendItems = (items: unknown[]) => Promise<unknown>

export function deliveryOptions(
  { orderId, itemId }: { orderId: string; itemId: string },
  readOrder: (signal: AbortSignal) => Promise<Order>,
  draft: DeliveryDraft,
): Record<'request' | 'payment', DeliveryOptions> {
  // Both calls send all items of the order: two tabs must not send at once, even for other items.
  const shared = {
    schema: z.string(),
    lockName: `order ${orderId}`,
    async read(signal: AbortSignal) {
      const order = await readOrder(signal)
      const item = order.items.find(({ id }) => id === itemId)
      if (!item) throw new Error('The order has lost the item')
      return { order, item, stage: deliveryStage(item) }
    },
  }
  return {
    request: {
      ...shared,
      findArrived: ({ stage }, requestedAt) => (stage === 'none' ? undefined : requestedAt),
    },
    payment: {
      ...shared,
      toRecord: digestId,
      findArrived({ stage, item }, attempt) {
        const id = knownValue(item.deliveryRequest?.transactionId ?? '')
        const isAttempt = isDigestOf(attempt, id) && isNewPayment(item, draft)
        return isDeliveryPaid(stage) || isAttempt ? id : undefined
      },
    },
  }
}

/** To send the items of an order that is behind would undo what was sent before. */
const isOrderBehind = (userId: string, { id, items }: Order) =>
  items.some((item) => isBehind(userId, id, item))

export function requestPlan(
  userId: string,
  itemId: string,
  delivery: DeliveryOrder,
  send: SendItems,
): DeliveryPlan {
  return {
    check({ order, item, stage }) {
      // Requested on another device.
      if (stage !== 'none') return 'done'
      if (item.isSold || isOrderStopped(order)) return 'changed'
      return isOrderBehind(userId, order) ? 'behind' : 'send'
    },
    send: ({ order }) => send(itemsRequesting(order, itemId, delivery)),
  }
}

interface PaymentContext {
  /** The charges that were shown and paid. */
  agreed: Paise
  draft: DeliveryDraft
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
}

export function paymentPlan(
  userId: string,
  itemId: string,
  payment: DeliveryPayment,
  { agreed, draft, readPayments }: PaymentContext,
  send: SendItems,
): DeliveryPlan {
  return {
    async check({ order, item, stage }, _, signal) {
      // Paid on another device: that payment stays.
      if (isDeliveryPaid(stage)) return 'done'
      if (!isDeliveryDue(stage) || item.isSold || isOrderStopped(order)) return 'changed'
      if (deliveryCharges(item) !== agreed) return 'changed'
      if (isOrderBehind(userId, order)) return 'behind'
      const own = { orderId: order.id, itemId }
      if (isIdUsed(await readPayments(signal), payment.transactionId, own)) return 'id-used'
      draft.change({ replaces: item.deliveryRequest?.paidAt })
      return 'send'
    },
    send: ({ order }) => send(itemsPaying(order, itemId, payment)),
  }
}

export function addressToSend(address: Address): DeliveryOrder['address'] {
  const { id, name, mobileNo, email, firmName, addressLine1, addressLine2, city, pincode } = address
  const contact = { name, mobileNo, ...emailToSend(email) }
  return { _id: id, ...contact, firmName, addressLine1, addressLine2, city, pincode }
}
