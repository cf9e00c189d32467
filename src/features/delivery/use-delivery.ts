import { useEffect, useState } from 'react'
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
import { usePayDelivery, useRequestDelivery } from '@/api/hooks/delivery'
import { orderQuery, useReadPaymentsNow } from '@/api/hooks/order'
import { useReadNow } from '@/api/read-now'
import { digestId } from '@/api/submission/digest'
import type { SubmissionPlan } from '@/api/submission/gateway'
import { isBehind, itemKeys } from '@/api/submission/item-writes'
import { isBusy } from '@/api/submission/submission'
import {
  type SubmissionOptions,
  useOfflineRefusal,
  useSubmission,
} from '@/api/submission/use-submission'
import { now } from '@/clock'
import { type DeliveryStage, deliveryStage, isDeliveryDue, isDeliveryPaid } from '@/domain/delivery'
import { emailToSend } from '@/domain/form-values'
import { knownValue } from '@/domain/masked'
import { type Paise, paise } from '@/domain/money'
import {
  isIdUsed,
  type PaymentEntry,
  type PaymentMethod,
  type ReportedPayment,
} from '@/domain/payment'
import { isOrderStopped } from '@/domain/status'
import { paths } from '@/paths'
import { emptyPaymentEntry, paymentDraft, type WaitingPayment } from '@/session/payment-draft'
import { useSignedInUserId } from '@/session/session'

interface DeliveryDraft {
  method: PaymentMethod
  entry: PaymentEntry
  /** The charges as they were when the payment began. */
  seen?: Paise | undefined
  /** When the rejected payment was made that this one is to replace, as the provider says. */
  replaces?: string | undefined
  waiting?: WaitingPayment | undefined
}

const DraftSchema = z.object({
  method: z.enum(['upi', 'bank-transfer']),
  seen: z.optional(z.pipe(z.int(), z.transform(paise))),
  replaces: z.optional(z.string()),
})

type Draft = ReturnType<typeof deliveryDraft>

/** The payment form of this item. */
export function deliveryDraft(userId: string, itemId: string) {
  const stored = paymentDraft(`delivery.${itemId}`, DraftSchema)

  const read = (): DeliveryDraft =>
    stored.read(userId) ?? { method: 'bank-transfer', entry: emptyPaymentEntry }

  return {
    read,
    change: (part: Partial<DeliveryDraft>) => stored.write(userId, { ...read(), ...part }),
    clear: () => stored.clear(userId),
  }
}

/** Not the rejected payment that the one of this draft is to replace. */
function isNewPayment({ deliveryRequest }: OrderItem, draft: Draft): boolean {
  return deliveryRequest?.paidAt !== draft.read().replaces
}

/** The order and its item as the provider has them now. */
interface Fresh {
  order: Order
  item: OrderItem
  stage: DeliveryStage
}
type DeliveryOptions = SubmissionOptions<string, Fresh>
/**
 * - id-used: another payment of this person has this transaction ID
 * - behind: the order does not show yet what was sent before
 */
export type DeliveryObstacle = 'changed' | 'id-used' | 'behind'
type DeliveryPlan = SubmissionPlan<string, Fresh, DeliveryObstacle>
type SendItems = (items: unknown[]) => Promise<unknown>

export function deliveryOptions(
  { orderId, itemId }: { orderId: string; itemId: string },
  readOrder: (signal: AbortSignal) => Promise<Order>,
  draft: Draft,
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
        const isAttempt = digestId(id) === attempt && isNewPayment(item, draft)
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
  draft: Draft
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
      if (chargesOf(item) !== agreed) return 'changed'
      if (isOrderBehind(userId, order)) return 'behind'
      const own = { orderId: order.id, itemId }
      if (isIdUsed(await readPayments(signal), payment.transactionId, own)) return 'id-used'
      draft.change({ replaces: item.deliveryRequest?.paidAt })
      return 'send'
    },
    send: ({ order }) => send(itemsPaying(order, itemId, payment)),
  }
}

export type Delivery = ReturnType<typeof useDelivery>

/**
 * The request and the payment of one item's delivery. Each is sent once, with all items of a
 * freshly read order, so that no newer data is overwritten. After an unknown outcome the order
 * shows whether it arrived.
 */
export function useDelivery(orderId: string, item: OrderItem) {
  const { id: itemId } = item
  const userId = useSignedInUserId()
  const [draft] = useState(() => deliveryDraft(userId, itemId))
  const readOrder = useReadNow(orderQuery(userId, orderId))
  const readPayments = useReadPaymentsNow()
  const requestDelivery = useRequestDelivery(orderId)
  const payDelivery = usePayDelivery(orderId)
  const { isRefused, refuses } = useOfflineRefusal()

  const { request: requestOptions, payment: paymentOptions } = deliveryOptions(
    { orderId, itemId },
    readOrder,
    draft,
  )
  const request = useSubmission<string, Fresh, DeliveryObstacle>(
    itemKeys.request(itemId),
    requestOptions,
  )
  const payment = useSubmission<string, Fresh, DeliveryObstacle>(
    itemKeys.payment(itemId),
    paymentOptions,
  )

  const known = deliveryStage(item)
  const isRequested = request.state.kind === 'done'
  const hasPaid = payment.state.kind === 'done'
  const isRequestKnown = isRequested && known !== 'none'
  // A rejection of the payment before this one is no news of this one.
  const isRejectedSince = known === 'rejected' && hasPaid && isNewPayment(item, draft)
  const isPaymentKnown = (isDeliveryPaid(known) || isRejectedSince) && !isBusy(payment.state)
  useEffect(() => {
    if (isRequestKnown) request.submission.clear()
  }, [isRequestKnown, request.submission])
  useEffect(() => {
    if (!isPaymentKnown) return
    payment.submission.clear()
    draft.clear()
  }, [isPaymentKnown, payment.submission, draft])

  useEffect(() => {
    if (hasPaid && draft.read().waiting) draft.change({ waiting: undefined })
  }, [hasPaid, draft])

  return {
    draft,
    /** Where to pay is on screen: from now on the payment waits for its transaction ID. */
    seePayee(due: Paise): void {
      const path = paths.deliveryRequest({ productId: itemId, orderId })
      draft.change({ waiting: { due, path: `${path}?step=2` } })
    },
    readOrder,
    /** The provider's stage, or the later one that was sent since. */
    stage: stageOf(known, isRequested, hasPaid),
    requesting: request.state,
    stopRequesting: request.submission.stopWaiting,
    paying: payment.state,
    stopPaying: payment.submission.stopWaiting,
    /** There was no network at the last tap of the payment: nothing was sent. */
    isPaymentRefused: isRefused,
    request(address: Address): void {
      const requestedAt = now().toISOString()
      const delivery = { requested: true as const, requestedAt, address: addressToSend(address) }
      const plan = requestPlan(userId, itemId, delivery, requestDelivery.mutateAsync)
      void request.submission.submit(requestedAt, plan)
    },
    /** `agreed`: the charges that were shown and paid. */
    pay(transactionId: string, agreed: Paise): void {
      if (payment.state.kind !== 'unknown' && refuses()) return
      const paid = { transactionId, paidAt: now().toISOString() }
      const context = { agreed, draft, readPayments }
      const plan = paymentPlan(userId, itemId, paid, context, payDelivery.mutateAsync)
      void payment.submission.submit(transactionId, plan)
    },
  }
}

/** The charges to pay; undefined while they are unknown or zero. */
export function chargesOf({ deliveryRequest }: OrderItem): Paise | undefined {
  const charges = deliveryRequest?.charges
  return charges !== undefined && charges > 0 ? charges : undefined
}

function addressToSend(address: Address): DeliveryOrder['address'] {
  const { id, name, mobileNo, email, firmName, addressLine1, addressLine2, city, pincode } = address
  const contact = { name, mobileNo, ...emailToSend(email) }
  return { _id: id, ...contact, firmName, addressLine1, addressLine2, city, pincode }
}

function stageOf(known: DeliveryStage, isRequested: boolean, hasPaid: boolean): DeliveryStage {
  if (hasPaid && !isDeliveryPaid(known)) return 'verifying'
  return isRequested && known === 'none' ? 'requested' : known
}
