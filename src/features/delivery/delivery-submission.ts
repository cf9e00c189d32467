import * as z from 'zod/mini'
import type { Address } from '@/api/contract/address'
import { type DeliveryOrder, itemsPaying, itemsRequesting } from '@/api/contract/delivery'
import type { Order } from '@/api/contract/order'
import type { OrderItem } from '@/api/contract/order-item'
import { addressParts } from '@/api/contract/postal'
import type { LookUp, Sending } from '@/api/submission/gateway'
import { isBehind, itemKeys, type ItemObstacle, orderLock } from '@/api/submission/item-writes'
import { submissionsOf } from '@/api/submission/use-submission'
import { deliveryCharges, deliveryStage, isDeliveryDue, isDeliveryPaid } from '@/domain/delivery'
import type { ReportedPayment } from '@/domain/payment'
import { isOrderStopped } from '@/domain/status'
import { demandedKind } from '@/features/shared/payment/demanded-payment'
import type { Demand, OpenPayment } from '@/features/shared/payment/payment-record'
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

type SendItems = (items: unknown[]) => Promise<unknown>

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
export const openRequest = submissionsOf<string, ItemObstacle>({ schema: z.string() })

export function requestLookUp(
  ids: ItemIds,
  readOrder: (signal: AbortSignal) => Promise<Order>,
): LookUp<string, FreshItem> {
  return {
    read: readItem(ids, readOrder),
    findArrived: ({ item }, requestedAt) => (stageOf(item) === 'none' ? undefined : requestedAt),
  }
}

export function requestPlan(
  userId: string,
  itemId: string,
  delivery: DeliveryOrder,
  send: SendItems,
): Sending<string, FreshItem, ItemObstacle>['plan'] {
  return ({ order, item }) => {
    if (!item) return 'changed'
    // Requested on another device.
    if (stageOf(item) !== 'none') return 'done'
    if (item.isSold || isOrderStopped(order)) return 'changed'
    if (isOrderBehind(userId, order)) return 'behind'
    return () => send(itemsRequesting(order, itemId, delivery))
  }
}

/** The charges of this item's delivery. No item: it is deleted. */
export function chargesDemand({ order, item }: FreshItem): Demand {
  const { transactionId = '', paidAt = '' } = item?.deliveryRequest ?? {}
  return {
    stage: item ? stageOfCharges(order, item) : 'closed',
    due: item && deliveryCharges(item),
    transactionId,
    mark: paidAt,
  }
}

function stageOfCharges(order: Order, item: OrderItem): Demand['stage'] {
  const stage = deliveryStage(item)
  if (isDeliveryPaid(stage)) return 'paid'
  if (!isDeliveryDue(stage) || item.isSold || isOrderStopped(order)) return 'closed'
  return stage === 'rejected' ? 'rejected' : 'due'
}

interface ChargesCalls {
  readOrder: (signal: AbortSignal) => Promise<Order>
  readPayments: (signal: AbortSignal) => Promise<readonly ReportedPayment[]>
  send: SendItems
  /** The time of the payment that is sent (ISO). */
  paidAt: () => string
}

/** The payment of a delivery's charges. */
export function chargesKind(
  userId: string,
  ids: ItemIds,
  record: OpenPayment,
  { readOrder, readPayments, send, paidAt }: ChargesCalls,
): PaymentKind<FreshItem> {
  return demandedKind(record, {
    submissionKey: itemKeys.payment(ids.itemId),
    lockName: orderLock(ids.orderId),
    own: ids,
    read: readItem(ids, readOrder),
    demandOf: chargesDemand,
    isBehind: ({ order }) => isOrderBehind(userId, order),
    readPayments,
    send: ({ order }, transactionId) =>
      send(itemsPaying(order, ids.itemId, { transactionId, paidAt: paidAt() })),
  })
}

export function addressToSend(address: Address): DeliveryOrder['address'] {
  return { _id: address.id, ...addressParts(address) }
}
